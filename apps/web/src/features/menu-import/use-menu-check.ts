// Checks the rows of a file after every change, with deferred values so that typing stays fast.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useShowMore } from '../../ui/use-show-more.ts'
import { countRows } from './check-counts.ts'
import { blocksOf, doubtGroups, namedGroups, rowsOf } from './check-layout.ts'
import { hasProblems, type MenuCheck, menuChecker } from './menu-check.ts'
import { unnamedSizes } from './unnamed-sizes.ts'
import type { Checking } from './upload-state.ts'

export function useMenuCheck(checking: Checking, items: readonly MenuItem[], currency: CurrencyCode) {
  const { removedIds } = checking
  const [checker] = useState(() => menuChecker(currency))
  const deferred = useDeferredValue(checking)
  // Rows move immediately, so that the focus finds them where they stay.
  const { rows, otherCategory, arrangement } =
    deferred.arrangement === checking.arrangement ? deferred : checking
  const check = useMemo(() => checker(rows, items, otherCategory), [checker, rows, items, otherCategory])
  const [groups] = useState(() => doubtGroups(rows, check))
  const [doubtful] = useState(() => new Set(rowsOf(groups)))
  const layOut = () => ({ arrangement, ...blocksOf(rows, check, otherCategory, doubtful) })
  const [blocks, setBlocks] = useState(layOut)
  // Rows move only when the owner moves them, not while a category is typed.
  if (blocks.arrangement !== arrangement) setBlocks(layOut)
  const layout = useMemo(() => {
    const named = (some: typeof blocks.listed) => namedGroups(some, { rows, otherCategory })
    return { doubtful: groups, listed: named(blocks.listed), unchanged: named(blocks.unchanged) }
  }, [groups, blocks, rows, otherCategory])
  const lists = {
    doubtful: useShowMore(rowsOf(layout.doubtful).length, null, 50),
    listed: useShowMore(rowsOf(layout.listed).length, null),
    unchanged: useShowMore(rowsOf(layout.unchanged).length, null),
  }
  const [isOpen, setOpen] = useState(false)
  const reveal = (at: number) => {
    for (const list of ['doubtful', 'listed', 'unchanged'] as const) {
      const position = rowsOf(layout[list]).indexOf(at)
      if (position < 0) continue
      lists[list].reveal(position)
      if (list === 'unchanged') setOpen(true)
    }
  }
  const rowsBefore = useRef(rows.length)
  const moved = useRef<number>(null)
  useEffect(() => {
    // An added or moved dish is visible at any position.
    const at = rows.length > rowsBefore.current ? rows.length - 1 : moved.current
    rowsBefore.current = rows.length
    moved.current = null
    if (at !== null) reveal(at)
  })
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
    reveal,
    /** Makes a row visible after the next render, at its position then. */
    revealMoved(at: number) {
      moved.current = at
    },
    /** The first row to correct, in screen order. */
    firstFault({ problems }: MenuCheck): number | undefined {
      const inOrder = [layout.doubtful, layout.listed, layout.unchanged].flatMap(rowsOf)
      return inOrder.find(at => hasProblems(problems[at]))
    },
  }
}
