// The moment when a share turns to Paid before one's eyes. Whoever pressed the button that is gone now keeps their
// place in the list.

import { useEffect, useRef, useState } from 'react'

export function usePaidMoment(isPaid: boolean) {
  const [wasPaid] = useState(isPaid)
  const opener = useRef<HTMLButtonElement>(null)
  const isPressedHere = useRef(false)
  useEffect(() => {
    if (!isPaid || !isPressedHere.current) return
    isPressedHere.current = false
    // The pressed button went away with the focus on it.
    if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true })
  }, [isPaid])
  const expectPaid = () => {
    isPressedHere.current = true
  }
  return { isMoment: isPaid && !wasPaid, opener, expectPaid }
}
