// The seed's restaurant: its account, menu, stations and tables. Creates missing ones.

import { addMenuItem, changeMenuItem, getMenu } from '@tablemate/contract/menu.ts'
import { setMenuPicture } from '@tablemate/contract/menu-pictures.ts'
import { addOptionGroup, getOptionGroups } from '@tablemate/contract/option-groups.ts'
import { changeOrdering } from '@tablemate/contract/ordering.ts'
import { addRestaurantTables, type RestaurantTable } from '@tablemate/contract/restaurant-tables.ts'
import { logIn, signUp } from '@tablemate/contract/restaurants.ts'
import { setStations } from '@tablemate/contract/stations.ts'
import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import type { detailsOf } from '@tablemate/domain/menu/menu-item-details.ts'
import type { Call } from './caller.ts'
import { drawDish } from './draw-dish.ts'

export const owner = { email: 'lucia@example.com', password: 'open sesame', name: 'Osteria Lucia' } as const

/** The colours of the drawn pictures (draw-dish.ts). */
const pictures: Readonly<Record<string, Parameters<typeof drawDish>>> = {
  'Burrata & peach': [
    [252, 250, 240],
    [240, 150, 70],
  ],
  Margherita: [
    [214, 58, 34],
    [250, 240, 214],
  ],
  'Gnocchi al pesto': [
    [86, 140, 48],
    [224, 214, 140],
  ],
}

/** What is stated about some dishes beside their allergens. */
const marks: Readonly<Record<string, Partial<ReturnType<typeof detailsOf>>>> = {
  Bruschetta: { diets: ['vegan'] },
  Margherita: { diets: ['vegetarian'] },
  Diavola: { spiciness: 2 },
  'Quattro formaggi': { diets: ['vegetarian'] },
  'Panna cotta': { diets: ['gluten-free'] },
}

const menuItem = (
  category: string,
  name: string,
  price: number,
  description: string,
  ...allergens: Allergen[]
) => ({ category, name, price, description, allergens, ...marks[name] })

const menu = [
  menuItem('Antipasti', 'Burrata & peach', 1450, 'Grilled peach, basil, olive oil', 'milk'),
  menuItem('Antipasti', 'Bruschetta', 900, 'Tomato, garlic, oregano', 'gluten'),
  menuItem('Antipasti', 'Calamari fritti', 1350, 'Lemon, aioli', 'molluscs', 'gluten', 'eggs'),
  menuItem('Pizza', 'Margherita', 1300, 'Tomato, fior di latte, basil', 'gluten', 'milk'),
  menuItem('Pizza', 'Diavola', 1550, 'Spicy salami, chilli', 'gluten', 'milk'),
  menuItem('Pizza', 'Quattro formaggi', 1600, 'Mozzarella, gorgonzola, fontina, parmesan', 'gluten', 'milk'),
  menuItem('Pasta', 'Tagliatelle al ragù', 1850, 'Beef and pork, slowly cooked', 'gluten', 'eggs', 'celery'),
  menuItem('Pasta', 'Spaghetti alle vongole', 2100, 'Clams, white wine, parsley', 'gluten', 'molluscs'),
  menuItem('Pasta', 'Gnocchi al pesto', 1700, 'Basil, pine nuts, pecorino', 'gluten', 'milk', 'nuts'),
  menuItem('Secondi', 'Ribeye steak', 2950, 'From the grill, with rosemary'),
  menuItem('Secondi', 'Burger della casa', 1750, 'Beef, provolone, tomato', 'gluten', 'milk'),
  menuItem('Dolci', 'Tiramisù', 800, 'Mascarpone, coffee, cocoa', 'gluten', 'eggs', 'milk'),
  menuItem('Dolci', 'Panna cotta', 750, 'Raspberries', 'milk'),
  menuItem('Drinks', 'Sparkling water', 450, 'A bottle for two'),
  menuItem('Drinks', 'Aperol spritz', 950, 'With an olive', 'sulphites'),
  {
    ...menuItem('Drinks', 'House red', 800, 'Montepulciano', 'sulphites'),
    sizes: {
      name: 'Size',
      options: [
        { name: 'Glass', price: 800 },
        { name: 'Carafe', price: 2200 },
        { name: 'Bottle', price: 3200 },
      ],
    },
  },
  menuItem('Drinks', 'Espresso', 300, ''),
]

const option = (name: string, price = 0, more: { isDefault?: true; allergens?: Allergen[] } = {}) => ({
  ...{ name, price },
  ...more,
})

/** What is chosen with dishes, besides their sizes. */
const optionGroups = [
  {
    of: ['Ribeye steak'],
    ...{ name: 'Doneness', min: 1, max: 1 },
    options: ['Rare', 'Medium rare', 'Medium', 'Well done'].map(name => option(name)),
  },
  {
    of: ['Ribeye steak', 'Burger della casa'],
    ...{ name: 'Side', min: 1, max: 1 },
    options: [option('Fries', 0, { isDefault: true }), option('Salad')],
  },
  {
    of: ['Burger della casa'],
    ...{ name: 'Extras', min: 0, max: 4 },
    options: [
      option('Bacon', 250),
      option('Fried egg', 200, { allergens: ['eggs'] }),
      option('Gorgonzola', 200, { allergens: ['milk'] }),
      option('Onion', 0, { isDefault: true }),
    ],
  },
]

/** Minutes after which an order that is not ready is late. */
export const lateAfter = 15
const stations = [{ name: 'Bar', categories: ['Drinks'] }]
const tables = Array.from({ length: 12 }, (_, at) => `${at + 1}`)

export interface OpenRestaurant {
  readonly id: number
  readonly restaurantTables: readonly RestaurantTable[]
  /** In minor units. */
  readonly priceOf: (menuItem: string) => number
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
  const params = { restaurantId }
  const existing = new Map((await call(getMenu, { params })).map(item => [item.name, item] as const))
  for (const menuItem of menu) {
    const item = existing.get(menuItem.name)
    const picture = pictures[menuItem.name]
    const { id, pictureId } = item ?? (await call(addMenuItem, { body: menuItem }))
    if (picture && !pictureId)
      await call(setMenuPicture, { params: { itemId: id }, file: await drawDish(...picture) })
    if (item?.isSoldOut)
      await call(changeMenuItem, { params: { itemId: item.id }, body: { isSoldOut: false } })
  }
  const dishes = await call(getMenu, { params })
  const groups = await call(getOptionGroups, { params })
  for (const { of, ...group } of optionGroups) {
    if (groups.some(({ name }) => name === group.name)) continue
    const itemIds = dishes.flatMap(({ id, name }) => (of.includes(name) ? [id] : []))
    await call(addOptionGroup, { body: { ...group, itemIds } })
  }
}
