// The owner's changes to the categories of the file: rename, select and move, split, add dishes. Each is announced by a toast.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { noDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import { useRef, useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'
import { categoryIn, lastOf, type Neighbour } from './menu-blocks.ts'
import { menuItemFromText, type TextMenuItem } from './menu-item-from-text.ts'
import { type BlockActions, idsOf } from './row-actions.ts'
import { nearestRow, type Place } from './unused-texts.ts'
import type { CheckActions, Checking } from './upload-state.ts'
import type { useMenuCheck } from './use-menu-check.ts'

const words = texts.menuUpload

export function useBlocks(
  checking: Checking,
  actions: CheckActions,
  currency: CurrencyCode,
  /** Focuses an element once it is rendered. */
  focusOn: (selector: string) => void,
  { reveal, revealMoved }: Pick<ReturnType<typeof useMenuCheck>, 'reveal' | 'revealMoved'>,
) {
  const { rows, unused, otherCategory } = checking
  const [selected, setSelected] = useState<ReadonlySet<number> | null>(null)
  /** Where the selection began; there the focus returns. */
  const startRow = useRef(0)
  const select = (some: readonly number[], areSelected: boolean) =>
    setSelected(now => {
      const others = [...(now ?? [])].filter(at => !some.includes(at))
      return new Set([...others, ...(areSelected ? some : [])])
    })

  const addMenuItem = (menuItem: TextMenuItem, spot: Spot, text?: number) => {
    const isWhole = menuItem.name !== '' && menuItem.price !== ''
    const { beside, row = null, place = null } = spot
    const category =
      spot.block === undefined
        ? ((beside && rows[beside.at]?.category) ?? '')
        : categoryIn(spot.block, otherCategory)
    const view = isWhole && text !== undefined ? 'closed' : 'open'
    const position = { row, page: place?.page ?? null, ...(place && { places: [place] }) }
    const nothing = { ...noDetails, allergensText: '', doubts: [] }
    actions.addRow({ ...position, ...nothing, ...menuItem, category, view }, beside, text)
    return { at: rows.length, category: category.trim() || otherCategory }
  }

  const blocks: BlockActions = {
    selected,
    startSelecting([first = 0]) {
      startRow.current = first
      setSelected(new Set())
      reveal(first)
      focusOn(`#${idsOf(first).select}`)
    },
    selectAll: select,
    rename(block, name) {
      if (lastOf(checking, block) === undefined) return
      actions.renameBlock(block, name)
      toast({ title: words.blocks.renamed({ name }), tone: 'good' })
    },
    add(block) {
      const last = lastOf(checking, block)
      const beside = last === undefined ? undefined : { at: last, isBefore: true }
      const { at } = addMenuItem(menuItemFromText([], currency), { block, beside })
      focusOn(`#${idsOf(at).row} input`)
    },
  }
  return {
    blocks,
    select: (at: number, isSelected: boolean) => select([at], isSelected),
    stopSelecting() {
      setSelected(null)
      focusOn(`#${idsOf(startRow.current).row} :is(button, input)`)
    },
    moveSelected(block: string) {
      const moved = [...(selected ?? [])]
      actions.moveRows(moved, block)
      setSelected(null)
      revealMoved(moved[0] ?? 0)
      focusOn(`#${idsOf(moved[0] ?? 0).row} :is(button, input)`)
      toast({ title: texts.ownMenu.category.movedTo({ count: moved.length, category: block }), tone: 'good' })
    },
    split(at: number, name: string) {
      actions.splitBlock(at, name)
      revealMoved(at)
      focusOn(`#${idsOf(at).row} input`)
      toast({ title: words.blocks.splitOff({ name }), tone: 'good' })
    },
    /** Makes a dish of an unused text. */
    addText(at: number) {
      const text = unused[at]
      if (text)
        addMenuItem(menuItemFromText([text.text], currency), { ...text, beside: nearestRow(rows, text) }, at)
    },
    /** Makes a dish of a box on a page. */
    addBox(place: Place, lines: readonly string[]) {
      if (checking.kind === 'saving') return
      const menuItem = menuItemFromText(lines, currency)
      const { at, category } = addMenuItem(menuItem, {
        place,
        beside: nearestRow(rows, { row: null, place }),
      })
      focusOn(`#${idsOf(at).row} input`)
      toast({
        title: words.unused.added({ name: menuItem.name || words.check.unnamed, category }),
        ...(lines.length === 0 && { description: words.page.empty }),
        tone: 'good',
      })
    },
  }
}

/** The position of an added dish: in the file, and among the rows. */
interface Spot {
  readonly row?: number | null
  readonly place?: Place | null
  readonly beside: Neighbour | undefined
  /** Absent: the category of the row beside. */
  readonly block?: string
}
