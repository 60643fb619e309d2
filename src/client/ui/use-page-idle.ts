// Detects a pause in the use of the page, so that content does not move under a finger.

import { useEffect, useState } from 'react'

/** True once, while enabled, the page was not touched, scrolled or typed into for `ms`. */
export function usePageIdle(isEnabled: boolean, ms: number): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!isEnabled || isIdle) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), ms)
    }
    wait()
    const options = { capture: true, passive: true }
    for (const name of inputEvents) window.addEventListener(name, wait, options)
    return () => {
      clearTimeout(timer)
      for (const name of inputEvents) window.removeEventListener(name, wait, options)
    }
  }, [isEnabled, isIdle, ms])
  return isIdle
}

const inputEvents = ['pointerdown', 'pointermove', 'pointerup', 'scroll', 'keydown', 'input']
