// A menu of dishes that matter only by their prices.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import { noDetails } from '@tablemate/domain/menu/menu-item-details.ts'

export function pricedMenu(...prices: readonly number[]): MenuItem[] {
  const createdAt = '2026-11-23T18:00:00.000Z'
  return prices.map((price, at) => ({
    ...{ id: at + 1, restaurantId: 1, name: `Dish ${at + 1}`, description: '', price, category: 'Mains' },
    ...{ ...noDetails, isSoldOut: false, translations: [], createdAt, updatedAt: createdAt },
  }))
}
