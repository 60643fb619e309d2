// The board's sounds, made by Web Audio: no file has to arrive. A browser lets a page sound only after a tap on it.

import { createListeners } from '../../../device/listeners.ts'

/** 'off': nobody has tapped yet. 'blocked': somebody has, and the browser or the device keeps it silent. */
export type SoundState = 'off' | 'on' | 'blocked'

export type Sound = 'test' | 'order' | 'request' | 'blind'

/** Each tone as its pitch in hertz and its start in seconds. */
const tunes: Record<Sound, readonly (readonly [pitch: number, start: number])[]> = {
  test: [[660, 0]],
  order: [
    [880, 0],
    [1175, 0.18],
    [880, 0.36],
  ],
  request: [
    [587, 0],
    [587, 0.25],
  ],
  blind: [
    [392, 0],
    [311, 0.3],
    [392, 0.6],
    [311, 0.9],
  ],
}
const toneSeconds = 0.16
const loudness = 0.5
/** A browser that forbids sound leaves the promise of `resume` open: it is waited for so long. */
const resumeMs = 1000

export interface Alarm {
  state(): SoundState
  /** To be called within a tap; plays the test tone. */
  start(): Promise<void>
  play(sound: Sound): void
  /** Calls the listener after each change of the state, until the returned function is called. */
  subscribe(listen: () => void): () => void
}

export function createAlarm(): Alarm {
  const listeners = createListeners()
  let context: AudioContext | null = null
  let state: SoundState = 'off'

  const tell = (next: SoundState) => {
    if (state === next) return
    state = next
    listeners.notify()
  }
  const look = () => tell(context?.state === 'running' ? 'on' : 'blocked')
  const play = (sound: Sound) => {
    if (context?.state !== 'running') return
    for (const [pitch, start] of tunes[sound]) playTone(context, pitch, context.currentTime + start)
  }

  return {
    state: () => state,
    async start() {
      try {
        if (!context) {
          context = new AudioContext()
          context.onstatechange = look
        }
        await Promise.race([context.resume(), new Promise(resolve => setTimeout(resolve, resumeMs))])
      } catch {
        // The device has no sound, or forbids it: the state says so.
      }
      look()
      play('test')
    },
    play,
    subscribe: listeners.subscribe,
  }
}

function playTone(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.type = 'square'
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(loudness, at)
  volume.gain.exponentialRampToValueAtTime(0.01, at + toneSeconds)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + toneSeconds)
}
