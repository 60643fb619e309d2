// Where the focus goes when a table's sheet closes and the table has left the floor with the button that opened it.

import { type RefObject, useEffect, useRef } from 'react'

/** The element to put around the list; it takes the focus where nothing else has it. */
export function useReturnOfFocus(opened: string | null): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const wasOpened = useRef(opened)
  useEffect(() => {
    if (wasOpened.current === null || opened !== null) {
      wasOpened.current = opened
      return
    }
    wasOpened.current = opened
    const frame = requestAnimationFrame(() => {
      const isLost = document.activeElement === document.body || document.activeElement === null
      if (isLost) list.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [opened])
  return list
}
