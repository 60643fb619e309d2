// Sets the focus when a table's sheet closes but the button that opened it has left the floor.

import { type RefObject, useEffect, useRef } from 'react'

/** Returns the ref for the element around the list. That element gets the focus if no other element has it. */
export function useFocusAfterClose(opened: string | null): RefObject<HTMLDivElement | null> {
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
