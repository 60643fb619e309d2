// Marks beside a row that show how it differs from the current menu.

import type { MenuItem } from '#contract/menu.ts'
import type { DishDiff } from '#menu-reader/menu-diff.ts'
import { Price } from '../../../parts/price.tsx'
import * as en from '../../../text/en.ts'

interface Props {
  readonly diff: DishDiff<MenuItem>
}

const words = en.menuUpload.diff

export function NewMark({ diff }: Props) {
  if (diff.kind !== 'new') return null
  return (
    <span className="inline-block rounded-full bg-live-tint px-2 font-normal text-live text-small">
      {words.isNew}
    </span>
  )
}

/** The changes except the price. */
export function ChangeMarks({ diff }: Props) {
  if (diff.kind !== 'changed') return null
  const { dish, changes } = diff
  const marks = [
    changes.includes('category') && words.movedFrom(dish.category),
    changes.includes('name') && words.wasCalled(dish.name),
    changes.includes('description') && words.describedAnew,
    changes.includes('allergens') && words.otherAllergens,
  ].filter(text => text !== false)
  if (marks.length === 0) return null
  return <span className="wrap-anywhere block text-accent-text text-small">{marks.join(' · ')}</span>
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
