// Moves rows by buttons, and keeps the focus on the moved row for keyboard users.

import { useEffect, useRef, useState } from 'react'

export function useRowMoves<Row>(rows: readonly Row[], setRows: (rows: readonly Row[]) => void) {
  const [moved, setMoved] = useState<{ row: Row; by: 1 | -1 } | null>(null)
  const list = useRef<HTMLUListElement>(null)

  const move = (row: Row, by: 1 | -1) => {
    const at = rows.indexOf(row)
    const others = rows.filter(other => other !== row)
    setRows([...others.slice(0, at + by), row, ...others.slice(at + by)])
    setMoved({ row, by })
  }

  // Restores the focus that a moved row loses. At the end of the list, the row's other button gets it.
  useEffect(() => {
    if (!moved) return
    const buttons = list.current?.children[rows.indexOf(moved.row)]?.querySelectorAll('button')
    const [up, down] = buttons ?? []
    const [pressed, other] = moved.by === -1 ? [up, down] : [down, up]
    if (pressed?.disabled) other?.focus()
    else pressed?.focus()
  }, [moved, rows])

  return { list, move, moved: moved?.row ?? null }
}
