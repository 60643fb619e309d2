// The texts of menus and campaigns, call by call; whoever adds one to the contract says here what its law is.

import { limits } from '#domain/limits.ts'
import { dishKey, tidyName } from '#domain/plain-text.ts'
import { makeCampaign, wantedCampaign } from '../campaign.ts'
import { addDishes, makeRestaurant } from '../restaurant.ts'
import { asOwner, category, line, neededLine, neededText, others, type TextCall } from './law.ts'

const dish = {
  name: neededLine(limits.itemName),
  category,
  description: line(limits.itemDescription),
}
const offer = {
  title: neededLine(limits.campaignTitle),
  description: neededText(limits.campaignDescription),
  offerDetails: line(limits.offerDetails),
  ...others('imageUrl', 'offerType', 'offerValue', 'startDate'),
}

export const textsOfMenus: Readonly<Record<string, TextCall>> = {
  'POST /api/menu-items': {
    laws: { ...dish, ...others('isSoldOut', 'restaurantId') },
    open: asOwner('/api/menu-items', () => ({ body: anyDish })),
  },
  'PUT /api/menu-items/{itemId}': {
    laws: dish,
    async open(app) {
      const owner = await makeRestaurant(app)
      const [{ id }] = await addDishes(owner, { name: 'Soup', price: 900 })
      return { phone: owner.phone, path: `/api/menu-items/${id}`, body: () => ({}) }
    },
  },
  'PUT /api/restaurants/{restaurantId}/menu-categories': {
    // They spell those that are there, and are not kept else.
    laws: others('categories[]'),
    open: asOwner('/api/restaurants/:id/menu-categories', () => ({
      body: () => ({ categories: ['Food'] }),
    })),
  },
  'POST /api/restaurants/{restaurantId}/menu/import': {
    laws: {
      ...Object.fromEntries(Object.entries(dish).map(([name, law]) => [`rows[].${name}`, law])),
      ...others('removed', 'removed[]', 'rows[].itemId'),
    },
    open: asOwner('/api/restaurants/:id/menu/import', ({ id, phone }) => ({
      body: () => ({ rows: [anyDish()] }),
      async kept(_, sent) {
        const { body } = await phone.send('GET', `/api/restaurants/${id}/menu`)
        const [row] = (sent as { rows: Dish[] }).rows
        return { rows: (body as Dish[]).filter(dish => row && keyOf(dish) === keyOf(row)) }
      },
    })),
  },
  'POST /api/restaurants/{restaurantId}/campaigns': {
    laws: { ...offer, ...others('durationDays', 'targetRadius') },
    open: asOwner('/api/restaurants/:id/campaigns', (_, app) => ({ body: () => wantedCampaign(app) })),
  },
  'PUT /api/campaigns/{campaignId}': {
    laws: offer,
    async open(app) {
      const owner = await makeRestaurant(app)
      const { id } = await makeCampaign(app, owner)
      return { phone: owner.phone, path: `/api/campaigns/${id}`, body: () => ({}) }
    },
  },
}

interface Dish {
  readonly name: string
  readonly category: string
}

/** By which a dish of the menu is the same. */
function keyOf({ name, category }: Dish): string {
  return JSON.stringify([dishKey(tidyName(category)), dishKey(tidyName(name))])
}

let made = 0

function anyDish() {
  made += 1
  return { name: `Dish ${made}`, price: 900, category: 'Food', description: 'x' }
}
