// Checks the rows of a file after every change, with deferred values so that typing stays fast.

import { useDeferredValue, useMemo, useState } from 'react'
import type { MenuItem } from '#contract/menu.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { useShowMore } from '../../../ui/use-show-more.ts'
import { countRows } from './check-counts.ts'
import { layOut, rowsOf } from './check-layout.ts'
import { hasProblems, type MenuCheck, menuChecker } from './menu-check.ts'
import { unnamedSizes } from './unnamed-sizes.ts'
import type { Checking } from './upload-state.ts'

export function useMenuCheck(checking: Checking, items: readonly MenuItem[], currency: CurrencyCode) {
  const { removedIds } = checking
  const [checker] = useState(() => menuChecker(currency))
  const rows = useDeferredValue(checking.rows)
  const otherCategory = useDeferredValue(checking.otherCategory)
  const check = useMemo(() => checker(rows, items, otherCategory), [checker, rows, items, otherCategory])
  const [layout] = useState(() => layOut(rows, check, otherCategory))
  const [doubtful] = useState(() => new Set(rowsOf(layout.doubtful)))
  const lists = {
    doubtful: useShowMore(rowsOf(layout.doubtful).length, null, 50),
    listed: useShowMore(rowsOf(layout.listed).length, null),
    unchanged: useShowMore(rowsOf(layout.unchanged).length, null),
  }
  const [isOpen, setOpen] = useState(false)
  return {
    check,
    counts: useMemo(
      () => countRows({ rows, check, otherCategory, removedIds }),
      [rows, check, otherCategory, removedIds],
    ),
    layout,
    sizes: useMemo(() => unnamedSizes(rows, check, otherCategory), [rows, check, otherCategory]),
    /** The indexes of the rows that needed a look when the file was read. */
    doubtful,
    lists,
    /** The state of the collapsed unchanged rows. */
    fold: { isOpen, setOpen },
    /** Checks the current rows without the deferral. */
    checkNow: (): MenuCheck => checker(checking.rows, items, checking.otherCategory),
    /** Makes a row visible, whichever list it is in. */
    reveal(at: number): void {
      for (const list of ['doubtful', 'listed', 'unchanged'] as const) {
        const position = rowsOf(layout[list]).indexOf(at)
        if (position < 0) continue
        lists[list].reveal(position)
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
