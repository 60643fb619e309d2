// Whether an element is too high to stay fixed in the window, as with letters twice as large.

import { type RefObject, useEffect, useState } from 'react'

/** `maxWindowShare`: the largest share of the window's height. */
export function useIsTall(element: RefObject<HTMLElement | null>, maxWindowShare = 0.3): boolean {
  const [isTall, setTall] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => setTall(target.offsetHeight > window.innerHeight * maxWindowShare)
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [element, maxWindowShare])
  return isTall
}
