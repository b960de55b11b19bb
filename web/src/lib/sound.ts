/** Two notes on a lute that does not exist: made on the spot, no file to fetch. */
import { preferences } from './preferences.svelte'

let context: AudioContext | null = null

/** Says that it is one's turn. */
export function ring(): void {
  if (!preferences.sound) return
  try {
    context ??= new AudioContext()
    pluck(context, 523.25, 0)
    pluck(context, 783.99, 0.13)
  } catch {
    // No sound on this machine.
  }
}

function pluck(audio: AudioContext, pitch: number, after: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  const start = audio.currentTime + after
  tone.type = 'triangle'
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(0.14, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.6)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + 0.65)
}
