// The board's sounds, synthesised by Web Audio without sound files. Browsers allow a page to play sound only after a tap.

import { createListeners } from '../../lib/device/listeners.ts'

/** 'off': nobody has tapped yet. 'blocked': the browser or the device refused to play sound after a tap. */
export type SoundState = 'off' | 'on' | 'blocked'

export type Sound = 'test' | 'order' | 'request' | 'stale'

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
  stale: [
    [392, 0],
    [311, 0.3],
    [392, 0.6],
    [311, 0.9],
  ],
}
const toneSeconds = 0.16
const loudness = 0.5
/** Timeout for `resume`: its promise stays pending in a browser that forbids sound. */
const resumeMs = 1000

export interface Alarm {
  state(): SoundState
  /** Plays the test tone. Call it from the event handler of a tap. */
  start(): Promise<void>
  play(sound: Sound): void
  /** Calls the listener after each change of the state, until the returned function is called. */
  subscribe(listen: () => void): () => void
}

export function createAlarm(): Alarm {
  const listeners = createListeners()
  let context: AudioContext | null = null
  let state: SoundState = 'off'

  const setState = (next: SoundState) => {
    if (state === next) return
    state = next
    listeners.notify()
  }
  const updateState = () => setState(context?.state === 'running' ? 'on' : 'blocked')
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
          context.onstatechange = updateState
        }
        await Promise.race([context.resume(), new Promise(resolve => setTimeout(resolve, resumeMs))])
      } catch {
        // The device has no sound or forbids it: `updateState` reports 'blocked'.
      }
      updateState()
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
