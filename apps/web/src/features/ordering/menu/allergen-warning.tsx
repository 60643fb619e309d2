// A warning at a dish or an option with an allergen of the member it is ordered for, by the restaurant's data.

import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import { TriangleAlert } from 'lucide-react'
import { texts } from '../../../lib/text/texts.ts'
import { allergenText } from '../../people/allergies-text.ts'

interface Props {
  readonly allergens: readonly Allergen[]
  /** The allergens of the member that the diner orders for. */
  readonly avoided: readonly Allergen[]
}

export function AllergenWarning({ allergens, avoided }: Props) {
  const contained = avoided.filter(one => allergens.includes(one))
  if (contained.length === 0) return null
  return (
    <span className="mt-1 flex items-center gap-1.5 font-semibold text-danger">
      <TriangleAlert size={16} strokeWidth={2.2} aria-hidden className="shrink-0" />
      {texts.allergiesOf.warning({ allergens: allergenText(contained) })}
    </span>
  )
}
