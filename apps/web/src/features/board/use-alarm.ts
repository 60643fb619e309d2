// One alarm for all boards of the page: a sound that the staff enabled on one board stays enabled on the next.

import { useEffect, useSyncExternalStore } from 'react'
import { type Alarm, createAlarm, type SoundState } from './alarm.ts'

/** The interval of the alarm while the board is stale. */
const staleSoundMs = 5000

const alarm = createAlarm()

export function useAlarm(): { readonly alarm: Alarm; readonly sound: SoundState } {
  return { alarm, sound: useSyncExternalStore(alarm.subscribe, alarm.state) }
}

/** Repeats the alarm while the board is stale. */
export function useStaleAlarm(alarm: Alarm, isStale: boolean): void {
  useEffect(() => {
    if (!isStale) return
    alarm.play('stale')
    const timer = setInterval(() => alarm.play('stale'), staleSoundMs)
    return () => clearInterval(timer)
  }, [alarm, isStale])
}
