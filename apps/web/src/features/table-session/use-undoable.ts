// The order that was just spoken. For 60 s one tap cancels it, unless it was changed since.

import { useEffect, useState } from 'react'

const undoMs = 60_000

export function useUndoable() {
  const [order, setOrder] = useState<number | null>(null)
  useEffect(() => {
    if (order === null) return
    const timer = setTimeout(() => setOrder(null), undoMs)
    return () => clearTimeout(timer)
  }, [order])
  return { order, offer: setOrder, withdraw: () => setOrder(null) }
}
