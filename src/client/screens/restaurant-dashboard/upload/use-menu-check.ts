// The check of a file's rows, anew with every change and a moment behind it, so that typing is never slowed down.

import { useDeferredValue, useMemo, useState } from 'react'
import type { MenuItem } from '#contract/menu.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { useGrowing } from '../../../ui/use-growing.ts'
import { countRows } from './check-counts.ts'
import { layOut, rowsOf } from './check-layout.ts'
import { hasProblems, type MenuCheck, menuChecker } from './menu-check.ts'
import { unnamedSizes } from './unnamed-sizes.ts'
import type { Checking } from './use-menu-upload.ts'

export function useMenuCheck(checking: Checking, items: readonly MenuItem[], currency: CurrencyCode) {
  const { takenOff } = checking
  const [checker] = useState(() => menuChecker(currency))
  const rows = useDeferredValue(checking.rows)
  const others = useDeferredValue(checking.otherCategory)
  const check = useMemo(() => checker(rows, items, others), [checker, rows, items, others])
  const [layout] = useState(() => layOut(rows, check, others))
  const [doubtful] = useState(() => new Set(rowsOf(layout.doubtful)))
  const lists = {
    doubtful: useGrowing(rowsOf(layout.doubtful).length, null, 50),
    listed: useGrowing(rowsOf(layout.listed).length, null),
    unchanged: useGrowing(rowsOf(layout.unchanged).length, null),
  }
  const [isOpen, setOpen] = useState(false)
  return {
    check,
    counts: useMemo(() => countRows({ rows, check, others, takenOff }), [rows, check, others, takenOff]),
    layout,
    sizes: useMemo(() => unnamedSizes(rows, check, others), [rows, check, others]),
    /** The rows that stood to be looked at when the file was read. */
    doubtful,
    lists,
    /** Of what is unchanged. */
    fold: { isOpen, setOpen },
    /** As the rows stand at this moment. */
    checkNow: (): MenuCheck => checker(checking.rows, items, checking.otherCategory),
    /** Lets a row show, wherever it stands. */
    reveal(at: number): void {
      for (const list of ['doubtful', 'listed', 'unchanged'] as const) {
        const place = rowsOf(layout[list]).indexOf(at)
        if (place < 0) continue
        lists[list].reveal(place)
        if (list === 'unchanged') setOpen(true)
      }
    },
    /** The first row to correct, in screen order. */
    firstFault({ problems }: MenuCheck): number | undefined {
      const inOrder = [layout.doubtful, layout.listed, layout.unchanged].flatMap(rowsOf)
      return inOrder.find(at => hasProblems(problems[at]))
    },
  }
}
