// Marks beside a row that show how it differs from the current menu.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import { detailNames } from '@tablemate/domain/menu/menu-item-details.ts'
import type { DishDiff } from '@tablemate/menu-reader/menu-diff.ts'
import { texts } from '../../lib/text/texts.ts'
import { Price } from '../currency/price.tsx'
import type { DraftRow } from './draft-rows.ts'

interface Props {
  readonly diff: DishDiff<MenuItem>
}

const words = texts.menuUpload.diff

export function NewMark({ diff }: Props) {
  if (diff.kind !== 'new') return null
  return (
    <span className="inline-block rounded-full bg-live-tint px-2 font-normal text-live text-small">
      {words.isNew}
    </span>
  )
}

interface ChangeProps {
  readonly row: Pick<DraftRow, 'isSoldOut'>
  /** null if the menu is still empty. */
  readonly diff: DishDiff<MenuItem> | null
}

/** The changes except the price, and whether a new dish is sold out. */
export function ChangeMarks({ row, diff }: ChangeProps) {
  const marks = diff?.kind === 'changed' ? changesIn(diff) : []
  const isNewlySoldOut = row.isSoldOut === true && (diff === null || diff.kind === 'new')
  const all = isNewlySoldOut ? [...marks, words.soldOut] : marks
  if (all.length === 0) return null
  return <span className="wrap-anywhere block text-accent-text text-small">{all.join(' · ')}</span>
}

function changesIn({ dish: menuItem, changes }: Extract<DishDiff<MenuItem>, { kind: 'changed' }>): string[] {
  return [
    changes.includes('category') && words.movedFrom({ category: menuItem.category }),
    changes.includes('name') && words.wasCalled({ name: menuItem.name }),
    changes.includes('description') && words.describedAnew,
    ...detailNames.map(name => changes.includes(name) && words.otherDetails[name]),
    changes.includes('translations') && words.otherTranslations,
    changes.includes('options') && words.otherOptions,
    changes.includes('availability') && (menuItem.isSoldOut ? words.availableAgain : words.soldOut),
  ].filter(text => text !== false)
}

export function OldPrice({ diff }: Props) {
  if (diff.kind !== 'changed' || !diff.changes.includes('price')) return null
  return (
    <span className="block whitespace-nowrap text-muted text-small">
      {words.was}{' '}
      <s>
        <Price amount={diff.dish.price} />
      </s>
    </span>
  )
}
