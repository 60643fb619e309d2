// At a dish that has what the one who orders must not eat, as the restaurant says it.

import { TriangleAlert } from 'lucide-react'
import type { MenuItem } from '#contract/menu.ts'
import type { Allergen } from '#domain/menu/allergens.ts'
import { allergenText } from '../../../parts/allergies-text.ts'
import * as en from '../../../text/en.ts'

interface Props {
  readonly dish: MenuItem
  /** What the one who orders must not eat. */
  readonly avoided: readonly Allergen[]
}

export function AllergenWarning({ dish, avoided }: Props) {
  // A menu that this phone keeps may be one from before dishes had any.
  const met = (dish.allergens ?? []).filter(one => avoided.includes(one))
  if (met.length === 0) return null
  return (
    <span className="mt-1 flex items-center gap-1.5 font-semibold text-danger">
      <TriangleAlert size={16} strokeWidth={2.2} aria-hidden className="shrink-0" />
      {en.allergiesOf.warning(allergenText(met))}
    </span>
  )
}
