// Whether an element takes so much of the window's height that it must not stay in sight: with letters twice as large.

import { type RefObject, useEffect, useState } from 'react'

/** `mostOfWindow`: as a share of its height. */
export function useIsTall(element: RefObject<HTMLElement | null>, mostOfWindow = 0.4): boolean {
  const [isTall, setTall] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => setTall(target.offsetHeight > window.innerHeight * mostOfWindow)
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [element, mostOfWindow])
  return isTall
}
