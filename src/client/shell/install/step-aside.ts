// What hovers over the page steps aside while it would hide what has the focus: a keyboard must see where it is.

import { type RefObject, useEffect, useRef } from 'react'

/** For the element that hovers. */
export function useStepAside(): RefObject<HTMLDivElement | null> {
  const hovering = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const look = () => {
      const element = hovering.current
      const focused = document.activeElement
      if (!element || !focused) return
      const isMarked = focused.matches(':focus-visible:not(h1)') && !element.contains(focused)
      element.style.visibility = isMarked && overlap(element, focused) ? 'hidden' : ''
    }
    look()
    // The browser scrolls to what took the focus only after it told so.
    const lookSoon = () => requestAnimationFrame(look)
    document.addEventListener('focusin', lookSoon)
    document.addEventListener('focusout', lookSoon)
    return () => {
      document.removeEventListener('focusin', lookSoon)
      document.removeEventListener('focusout', lookSoon)
    }
  }, [])
  return hovering
}

function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect()
  const b = other.getBoundingClientRect()
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
