// What each sheet of the account is given.

import type { OwnRestaurant } from '#contract/restaurants.ts'

export interface AccountSheetProps {
  readonly restaurant: OwnRestaurant
  readonly onClose: () => void
}
