// The texts of menus and campaigns, by endpoint. Every text in the contract needs a rule here.

import * as limits from '@tablemate/domain/limits.ts'
import { menuItemKey, tidyName } from '@tablemate/domain/plain-text.ts'
import { makeCampaign, newCampaign } from '../restaurants/campaign.ts'
import { addOptionGroups, size } from '../restaurants/option-groups.ts'
import { addMenuItems, makeRestaurant } from '../restaurants/restaurant.ts'
import {
  anyLine,
  asOwner,
  category,
  line,
  neededLine,
  neededText,
  sendJson,
  type TextCall,
  text,
} from './text-property.ts'

const dish = {
  name: neededLine(limits.itemName),
  category,
  description: text(limits.itemDescription),
}
const offer = {
  title: neededLine(limits.campaignTitle),
  description: neededText(limits.campaignDescription),
  offerDetails: line(limits.offerDetails),
}

const optionGroup = {
  name: neededLine(limits.itemName),
  kitchenName: line(limits.itemName),
  'translations[].name': neededLine(limits.itemName),
  'options[].name': neededLine(limits.itemName),
  'options[].kitchenName': line(limits.itemName),
  'options[].translations[].name': neededLine(limits.itemName),
}

export const textsOfMenus: Readonly<Record<string, TextCall>> = {
  'POST /api/menu-items': {
    properties: { ...dish },
    open: asOwner('/api/menu-items', () => ({ body: anyMenuItem })),
  },
  'PUT /api/menu-items/{itemId}': {
    properties: { ...dish },
    async open(app) {
      const owner = await makeRestaurant(app)
      const [{ id }] = await addMenuItems(owner, { name: 'Soup', price: 900 })
      return { phone: owner.phone, path: `/api/menu-items/${id}`, body: () => ({}) }
    },
  },
  'PUT /api/restaurants/{restaurantId}/menu-category': {
    // `name` is the new name; `category` finds the category by its current name.
    properties: { name: neededLine(limits.category) },
    async open(app) {
      const owner = await makeRestaurant(app)
      await addMenuItems(owner, { name: 'Soup', price: 900 })
      const path = `/api/restaurants/${owner.id}/menu-category`
      return {
        phone: owner.phone,
        path,
        body: () => ({ category: 'Food' }),
        async stored(reply) {
          const { category } = reply as { category: string }
          await sendJson(owner.phone, 'PUT', path, { category, name: 'Food' })
          return { name: category }
        },
      }
    },
  },
  'PUT /api/restaurants/{restaurantId}/menu-items/category': {
    properties: { category },
    async open(app) {
      const owner = await makeRestaurant(app)
      const [{ id }] = await addMenuItems(owner, { name: 'Soup', price: 900 })
      return {
        phone: owner.phone,
        path: `/api/restaurants/${owner.id}/menu-items/category`,
        body: () => ({ itemIds: [id], category: 'Food' }),
        async stored() {
          const { body } = await owner.phone.send('GET', `/api/restaurants/${owner.id}/menu`)
          return { category: (body as Dish[])[0]?.category }
        },
      }
    },
  },
  'POST /api/option-groups': {
    properties: optionGroup,
    open: asOwner('/api/option-groups', () => ({ body: anyOptionGroup })),
  },
  'PUT /api/option-groups/{optionGroupId}': {
    properties: optionGroup,
    async open(app) {
      const owner = await makeRestaurant(app)
      const [{ id }] = await addOptionGroups(owner, [], size)
      return { phone: owner.phone, path: `/api/option-groups/${id}`, body: anyOptionGroup }
    },
  },
  'POST /api/restaurants/{restaurantId}/menu/import': {
    properties: {
      ...Object.fromEntries(Object.entries(dish).map(([name, property]) => [`rows[].${name}`, property])),
      'rows[].translations[].name': anyLine(limits.itemName),
      'rows[].translations[].description': text(limits.itemDescription),
      'rows[].translations[].category': anyLine(limits.category),
    },
    open: asOwner('/api/restaurants/:id/menu/import', ({ id, phone }) => ({
      // In a separate category, which otherwise keeps the translation of an earlier file.
      body: () => ({ rows: [{ ...anyMenuItem(), category: `Food ${made}`, translations: [translation] }] }),
      async stored(_, sent) {
        const { body } = await phone.send('GET', `/api/restaurants/${id}/menu`)
        const [row] = (sent as { rows: Dish[] }).rows
        return { rows: (body as Dish[]).filter(dish => row && keyOf(dish) === keyOf(row)) }
      },
    })),
  },
  'POST /api/restaurants/{restaurantId}/campaigns': {
    properties: { ...offer },
    open: asOwner('/api/restaurants/:id/campaigns', (_, app) => ({ body: () => newCampaign(app) })),
  },
  'PUT /api/campaigns/{campaignId}': {
    properties: offer,
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

/** The key by which two dishes of the menu are the same. */
function keyOf({ name, category }: Dish): string {
  return JSON.stringify([menuItemKey(tidyName(category)), menuItemKey(tidyName(name))])
}

const translation = { language: 'el', name: 'Πιάτο', description: 'ζεστό', category: 'Φαγητό' }

let made = 0

function anyMenuItem() {
  made += 1
  return { name: `Dish ${made}`, price: 900, category: 'Food', description: 'x' }
}

function anyOptionGroup() {
  const translations = [{ language: 'el', name: 'Μέγεθος' }]
  const option = { name: 'Large', kitchenName: 'L', price: 300, translations }
  return { ...size, kitchenName: 'SIZE', options: [option], translations }
}
