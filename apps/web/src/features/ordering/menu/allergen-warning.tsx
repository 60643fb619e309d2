// A warning at a dish that contains an allergen of the member it is ordered for, by the restaurant's data.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import { TriangleAlert } from 'lucide-react'
import { texts } from '../../../lib/text/texts.ts'
import { allergenText } from '../../people/allergies-text.ts'

interface Props {
  readonly menuItem: MenuItem
  /** The allergens of the member that the diner orders for. */
  readonly avoided: readonly Allergen[]
}

export function AllergenWarning({ menuItem, avoided }: Props) {
  // A menu stored by an earlier version of the app has no allergens.
  const contained = (menuItem.allergens ?? []).filter(one => avoided.includes(one))
  if (contained.length === 0) return null
  return (
    <span className="mt-1 flex items-center gap-1.5 font-semibold text-danger">
      <TriangleAlert size={16} strokeWidth={2.2} aria-hidden className="shrink-0" />
      {texts.allergiesOf.warning({ allergens: allergenText(contained) })}
    </span>
  )
}
