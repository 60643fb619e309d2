// The seed's restaurant: its account, menu, stations and tables. Creates missing ones.

import { addMenuItem, changeMenuItem, getMenu } from '@tablemate/contract/menu.ts'
import { changeOrdering } from '@tablemate/contract/ordering.ts'
import { addRestaurantTables, type RestaurantTable } from '@tablemate/contract/restaurant-tables.ts'
import { logIn, signUp } from '@tablemate/contract/restaurants.ts'
import { setStations } from '@tablemate/contract/stations.ts'
import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import type { Call } from './caller.ts'

export const owner = { email: 'lucia@example.com', password: 'open sesame', name: 'Osteria Lucia' } as const

const dish = (
  category: string,
  name: string,
  price: number,
  description: string,
  ...allergens: Allergen[]
) => ({ category, name, price, description, allergens })

const menu = [
  dish('Antipasti', 'Burrata & peach', 1450, 'Grilled peach, basil, olive oil', 'milk'),
  dish('Antipasti', 'Bruschetta', 900, 'Tomato, garlic, oregano', 'gluten'),
  dish('Antipasti', 'Calamari fritti', 1350, 'Lemon, aioli', 'molluscs', 'gluten', 'eggs'),
  dish('Pizza', 'Margherita', 1300, 'Tomato, fior di latte, basil', 'gluten', 'milk'),
  dish('Pizza', 'Diavola', 1550, 'Spicy salami, chilli', 'gluten', 'milk'),
  dish('Pizza', 'Quattro formaggi', 1600, 'Mozzarella, gorgonzola, fontina, parmesan', 'gluten', 'milk'),
  dish('Pasta', 'Tagliatelle al ragù', 1850, 'Beef and pork, slowly cooked', 'gluten', 'eggs', 'celery'),
  dish('Pasta', 'Spaghetti alle vongole', 2100, 'Clams, white wine, parsley', 'gluten', 'molluscs'),
  dish('Pasta', 'Gnocchi al pesto', 1700, 'Basil, pine nuts, pecorino', 'gluten', 'milk', 'nuts'),
  dish('Dolci', 'Tiramisù', 800, 'Mascarpone, coffee, cocoa', 'gluten', 'eggs', 'milk'),
  dish('Dolci', 'Panna cotta', 750, 'Raspberries', 'milk'),
  dish('Drinks', 'Sparkling water', 450, 'A bottle for two'),
  dish('Drinks', 'Aperol spritz', 950, 'With an olive', 'sulphites'),
  dish('Drinks', 'House red', 800, 'A glass of Montepulciano', 'sulphites'),
  dish('Drinks', 'Espresso', 300, ''),
]

/** Minutes after which an order that is not ready is late. */
export const lateAfter = 15
const stations = [{ name: 'Bar', categories: ['Drinks'] }]
const tables = Array.from({ length: 12 }, (_, at) => `${at + 1}`)

export interface OpenRestaurant {
  readonly id: number
  readonly restaurantTables: readonly RestaurantTable[]
  /** In minor units. */
  readonly priceOf: (dish: string) => number
  readonly bar: number
}

/** The staff's signed-in caller, and the restaurant. */
export interface Staff {
  readonly call: Call
  readonly restaurant: OpenRestaurant
}

/** Signs up, or logs in to an existing account, whose data stays. Makes all dishes available. */
export async function openRestaurant(call: Call): Promise<OpenRestaurant> {
  const rates = { isTaxIncluded: false, taxPercentage: 8.875 }
  const { id } = await call(signUp, { body: { ...owner, ...rates } }).catch(() =>
    call(logIn, { body: owner }),
  )
  const params = { restaurantId: id }
  await fillMenu(call, id)
  const [bar] = await call(setStations, { params, body: { stations } })
  await call(changeOrdering, { body: { mode: 'at-once', isPaused: false, lateAfter } })
  const prices = new Map((await call(getMenu, { params })).map(({ name, price }) => [name, price]))
  return {
    id,
    restaurantTables: await call(addRestaurantTables, { params, body: { names: tables } }),
    priceOf: name => prices.get(name) ?? 0,
    bar: bar?.id ?? 0,
  }
}

async function fillMenu(call: Call, restaurantId: number): Promise<void> {
  const existing = new Map(
    (await call(getMenu, { params: { restaurantId } })).map(item => [item.name, item] as const),
  )
  for (const dish of menu) {
    const item = existing.get(dish.name)
    if (!item) await call(addMenuItem, { body: dish })
    else if (item.isSoldOut)
      await call(changeMenuItem, { params: { itemId: item.id }, body: { isSoldOut: false } })
  }
}
