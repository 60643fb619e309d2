// Rows that are put in order by buttons, as well by keyboard as by finger.

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

  // A row that moves loses the focus: it is given back, or to its other button at the end of the way.
  useEffect(() => {
    if (!moved) return
    const buttons = list.current?.children[rows.indexOf(moved.row)]?.querySelectorAll('button')
    const [up, down] = buttons ?? []
    const [wanted, other] = moved.by === -1 ? [up, down] : [down, up]
    if (wanted?.disabled) other?.focus()
    else wanted?.focus()
  }, [moved, rows])

  return { list, move, moved: moved?.row ?? null }
}
