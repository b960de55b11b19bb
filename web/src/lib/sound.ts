/** A few quiet sounds, made on the spot: no file to fetch. */
import { preferences } from './preferences.svelte'

export type Sound = 'turn' | 'place' | 'gain' | 'bell' | 'end'
interface Note {
  pitch: number
  after: number
  long: number
  loud: number
  wave: OscillatorType
}

const note = (pitch: number, after = 0, long = 0.6, loud = 0.14, wave: OscillatorType = 'triangle'): Note => ({
  pitch,
  after,
  long,
  loud,
  wave,
})
const SOUNDS: Record<Sound, Note[]> = {
  turn: [note(523.25), note(783.99, 0.13)],
  place: [note(196, 0, 0.09, 0.1, 'sine'), note(98, 0, 0.12, 0.12)],
  gain: [note(659.25, 0.05, 0.3, 0.07), note(987.77, 0.14, 0.45, 0.07)],
  bell: [note(392, 0, 1.4, 0.1, 'sine'), note(784, 0, 1.1, 0.04, 'sine'), note(392, 0.5, 1.6, 0.08, 'sine')],
  end: [
    note(392, 0, 0.5, 0.1),
    note(523.25, 0.16, 0.5, 0.1),
    note(659.25, 0.32, 0.5, 0.1),
    note(783.99, 0.48, 1.1, 0.1),
  ],
}
let context: AudioContext | null = null

/** Lets a sound be heard, if sounds are wanted and somebody looks at the page or waits for their turn. */
export function sound(which: Sound): void {
  if (!preferences.sound || (document.hidden && which !== 'turn')) return
  try {
    context ??= new AudioContext()
    for (const one of SOUNDS[which]) pluck(context, one)
  } catch {
    // No sound on this machine.
  }
}

function pluck(audio: AudioContext, { pitch, after, long, loud, wave }: Note): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  const start = audio.currentTime + after
  tone.type = wave
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + long + 0.05)
}
