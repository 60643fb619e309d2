// Throttles a value that changes often.

import { useEffect, useRef, useState } from 'react'

/** The first value immediately, then the newest value every `ms`. */
export function useThrottled<T>(value: T, ms: number): T {
  const [shown, setShown] = useState(value)
  const shownAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const wait = shownAt.current + ms - performance.now()
    const show = () => {
      shownAt.current = performance.now()
      setShown(value)
    }
    const timer = setTimeout(show, Math.max(0, wait))
    return () => clearTimeout(timer)
  }, [value, ms])
  return shown
}
