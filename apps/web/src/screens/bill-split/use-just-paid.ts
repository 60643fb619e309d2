// Detects that a share became paid while it was on the screen. If the pay button had the focus, the share's row takes it,
// because the button was removed.

import { useEffect, useRef, useState } from 'react'

export function useJustPaid(isPaid: boolean) {
  const [wasPaid] = useState(isPaid)
  const opener = useRef<HTMLButtonElement>(null)
  const isPressedHere = useRef(false)
  useEffect(() => {
    if (!isPaid || !isPressedHere.current) return
    isPressedHere.current = false
    // The focused button was removed.
    if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true })
  }, [isPaid])
  const expectPaid = () => {
    isPressedHere.current = true
  }
  return { isJustPaid: isPaid && !wasPaid, opener, expectPaid }
}
