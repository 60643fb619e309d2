// Loads the choice of a dish's options on demand.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import { useEffect } from 'react'
import { LazyPart, lazyPart } from '../../../ui/lazy-part.tsx'
import type { OptionsSheetProps } from './options-sheet.tsx'
import type { Picks } from './use-picks.ts'

const sheet = lazyPart<OptionsSheetProps>(async () => (await import('./options-sheet.tsx')).OptionsSheet)

interface Props {
  readonly menuItems: readonly MenuItem[]
  readonly picks: Picks
  /** The allergens of the member that the diner orders for. */
  readonly avoided: readonly Allergen[]
}

/** The sheet for the dish whose options are chosen. */
export function LazyOptions({ menuItems, picks, avoided }: Props) {
  const { choosing, choose, chosen } = picks
  const hasOptions = menuItems.some(({ optionGroups }) => optionGroups)
  useEffect(() => {
    if (hasOptions) sheet.preload()
  }, [hasOptions])
  return (
    choosing && (
      <LazyPart
        source={sheet}
        params={{ choosing, avoided, onChoose: chosen, onClose: () => choose(null) }}
      />
    )
  )
}
