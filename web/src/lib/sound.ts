/** A few notes on a lute that does not exist: made on the spot, no file to fetch. */
import { preferences } from './preferences.svelte'

let context: AudioContext | null = null

/** One's turn: a fifth, upwards. */
export function ring(): void {
  pluck([523.25, 783.99])
}

/** Somebody sat down, or spoke: two low knocks. */
export function knock(): void {
  pluck([196, 196], 0.09, 0.12)
}

/** The game is over: a chord, opened slowly. */
export function fanfare(): void {
  pluck([392, 523.25, 659.25, 783.99], 0.16, 1.1)
}

function pluck(pitches: number[], apart = 0.13, length = 0.6): void {
  if (!preferences.sound) return
  try {
    context ??= new AudioContext()
    pitches.forEach((pitch, index) => note(context!, pitch, index * apart, length))
  } catch {
    // No sound on this machine.
  }
}

function note(audio: AudioContext, pitch: number, after: number, length: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  const start = audio.currentTime + after
  tone.type = 'triangle'
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(0.14, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + length + 0.05)
}
