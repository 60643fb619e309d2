// The allergens of a row, with the file's own text if not all of it was recognised.

import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import { allergenText } from '../../../parts/allergies-text.ts'
import { texts } from '../../../text/texts.ts'
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx'
import { allergenChoice } from '../menu-item-rules.ts'
import type { DraftRow } from './draft-rows.ts'

interface Props {
  readonly row: DraftRow
  /** What the row comes from, in words. */
  readonly source: string
  readonly onChange: (allergens: Allergen[]) => void
}

const words = texts.menuUpload.check

/** Renders nothing if the file says nothing about allergens. */
export function RowAllergens({ row: { allergens, allergensText, doubts }, source, onChange }: Props) {
  if (allergensText === '' && allergens.length === 0) return null
  const isUnsure = doubts.includes('allergens-unsure')
  const toggle = (value: string) =>
    onChange(
      allergenChoice
        .map(one => one.value)
        .filter(one => (one === value ? !allergens.includes(one) : allergens.includes(one))),
    )
  return (
    <details className="pt-2" open={isUnsure}>
      <summary className="wrap-anywhere min-h-11 cursor-pointer py-2.5 text-small">
        {allergens.length > 0 ? words.allergens({ names: allergenText(allergens) }) : words.noAllergens}
        {isUnsure && <span className="text-muted"> {words.inSource({ source, text: allergensText })}</span>}
      </summary>
      <CheckboxGroup
        legend={texts.ownMenu.form.allergens}
        options={allergenChoice}
        isChosen={value => allergens.some(one => one === value)}
        onChange={event => toggle(event.target.value)}
        className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3"
      />
    </details>
  )
}
