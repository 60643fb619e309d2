// The props of the account sheets.

import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'

export interface AccountSheetProps {
  readonly restaurant: OwnRestaurant
  readonly onClose: () => void
}
