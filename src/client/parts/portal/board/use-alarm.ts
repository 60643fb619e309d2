// The sounds of the page's boards: started on one, they sound on the next one too.

import { useEffect, useSyncExternalStore } from 'react'
import { type Alarm, createAlarm, type SoundState } from './alarm.ts'

/** How often the sound of a board without a connection comes again. */
const blindSoundMs = 5000

const alarm = createAlarm()

export function useAlarm(): { readonly alarm: Alarm; readonly sound: SoundState } {
  return { alarm, sound: useSyncExternalStore(alarm.subscribe, alarm.state) }
}

/** Sounds again and again while the board is blind. */
export function useBlindAlarm(alarm: Alarm, isBlind: boolean): void {
  useEffect(() => {
    if (!isBlind) return
    alarm.play('blind')
    const timer = setInterval(() => alarm.play('blind'), blindSoundMs)
    return () => clearInterval(timer)
  }, [alarm, isBlind])
}
