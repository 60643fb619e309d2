// Endpoints and schemas of a restaurant's menu: anybody may read it, and its owner changes it.

import * as limits from '@tablemate/domain/limits.ts'
import { allergens } from '@tablemate/domain/menu/allergens.ts'
import { diets, noDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  allergenList,
  base,
  changed,
  course,
  dietList,
  freeText,
  id,
  instant,
  minor,
  optional,
  price,
  required,
} from './fields.ts'
import { optionGroup } from './option-groups.ts'

/** The texts of a dish in another language than the menu's own. */
export const menuItemTranslation = z.object({
  /** BCP 47 primary subtag. */
  language: z.string(),
  /** null: as in the menu's own language. */
  name: z.nullable(z.string()),
  description: z.nullable(z.string()),
  category: z.nullable(z.string()),
})

/** `sent`: as a client sends it; `stored`: as it is stored and returned; `none`: what is stored when nothing is said. */
function detail<Sent extends z.ZodMiniType, Stored extends z.ZodMiniType>(
  sent: Sent,
  stored: Stored,
  none: z.output<Stored>,
) {
  return { adding: optional(sent), changing: changed(sent), stored, none }
}

const spiciness = z.literal([0, 1, 2, 3], { error: 'not-an-option' })

/**
 * What a restaurant states about a dish besides its texts and its price. Requests, replies, columns and imports derive from it:
 * CONTRIBUTING.md, "Add a detail of a dish".
 */
export const menuItemDetails = {
  allergens: detail(allergenList, z.array(z.enum(allergens)), noDetails.allergens),
  diets: detail(dietList, z.array(z.enum(diets)), noDetails.diets),
  /** 0: not spicy, or not said. */
  spiciness: detail(spiciness, spiciness, noDetails.spiciness),
}
type Details = typeof menuItemDetails

/** One part of each detail. */
export function eachDetail<Part extends 'adding' | 'changing' | 'stored'>(part: Part) {
  return Object.fromEntries(Object.entries(menuItemDetails).map(([name, one]) => [name, one[part]])) as {
    [Name in keyof Details]: Details[Name][Part]
  }
}

export const menuItem = z.object({
  id: z.int(),
  restaurantId: z.int(),
  name: z.string(),
  description: z.nullable(z.string()),
  /** In the restaurant's currency. */
  price: minor,
  category: z.string(),
  /** Of its category: 1 is served first. Absent: the category has none. */
  course: z.optional(z.int()),
  ...eachDetail('stored'),
  /** The dish stays on the menu but cannot be ordered. */
  isSoldOut: z.boolean(),
  /** When a dish that is sold out is available again; absent: once the staff put it back. */
  soldOutUntil: z.optional(instant),
  translations: z.array(menuItemTranslation),
  /** The address of its picture (`getMenuPicture`); absent: it has none, or the restaurant shows none. */
  pictureId: z.optional(z.string()),
  /** What is chosen with it, in this order; absent: nothing. */
  optionGroups: z.optional(z.array(optionGroup)),
  createdAt: instant,
  updatedAt: instant,
})
export type MenuItem = z.infer<typeof menuItem>

/** The fields of a dish that an owner types; imports validate their rows by the same schemas. */
export const item = {
  name: required(limits.itemName),
  description: optional(freeText(limits.itemDescription)),
  price,
  category: required(limits.category),
}

const isSoldOut = z.boolean({ error: 'wrong-type' })

/** In the order in which they are chosen. */
const optionGroupIds = z.pipe(
  z
    .array(id, { error: 'wrong-type' })
    .check(z.maxLength(limits.optionGroupsPerMenuItem, { error: 'too-long' })),
  z.transform(ids => [...new Set(ids)]),
)

/** The sizes in which a dish is sold. They become a group of options, or the group that is just these; none: the dish has one size. */
const sizes = z.object({
  /** Of a new group. */
  name: required(limits.itemName),
  /** The first one is the dish itself. */
  options: z.array(z.object({ name: item.name, price }), { error: 'wrong-type' }).check(
    z.maxLength(limits.optionsPerGroup, { error: 'too-long' }),
    z.refine(all => new Set(all.map(({ name }) => menuItemKey(name))).size === all.length, {
      error: 'taken',
    }),
  ),
})

export const getMenu = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/menu',
  summary: 'The menu, ordered by category; its ETag changes with the menu, and 304 means unchanged',
  access: 'anyone',
  params: z.object({ restaurantId: id }),
  reply: z.array(menuItem),
  status: 200,
  problems: ['restaurant-not-found', 'too-many-requests'],
})

export const addMenuItem = endpoint({
  method: 'POST',
  path: '/api/menu-items',
  summary: 'Put a dish on the menu; a new category goes to its end',
  access: 'restaurant',
  body: z.object({
    ...item,
    ...eachDetail('adding'),
    isSoldOut: optional(isSoldOut),
    optionGroupIds: optional(optionGroupIds),
    sizes: optional(sizes),
    /** Must be the session’s own restaurant. */
    restaurantId: optional(id),
  }),
  reply: menuItem,
  status: 201,
  problems: ['restaurant-not-found', 'menu-item-taken', 'too-many-menu-items', 'too-many-option-groups'],
  idempotent: true,
})

export const changeMenuItem = endpoint({
  method: 'PUT',
  path: '/api/menu-items/:itemId',
  summary: 'Change a dish, or whether it is sold out: absent fields stay as they are',
  access: 'restaurant',
  params: z.object({ itemId: id }),
  body: z.object({
    name: z.optional(item.name),
    description: changed(freeText(limits.itemDescription)),
    price: z.optional(price),
    category: z.optional(item.category),
    ...eachDetail('changing'),
    isSoldOut: z.optional(isSoldOut),
    optionGroupIds: changed(optionGroupIds),
    sizes: changed(sizes),
    base,
  }),
  reply: menuItem,
  status: 200,
  problems: [
    'changed-meanwhile',
    'menu-item-not-found',
    'menu-item-taken',
    'too-many-menu-items',
    'too-many-option-groups',
  ],
})

export const removeMenuItem = endpoint({
  method: 'DELETE',
  path: '/api/menu-items/:itemId',
  summary: 'Take a dish off the menu',
  access: 'restaurant',
  params: z.object({ itemId: id }),
  status: 204,
  problems: ['menu-item-not-found'],
})

const itemIds = z
  .array(id, { error: 'wrong-type' })
  .check(z.maxLength(limits.itemsMoved, { error: 'too-long' }))

export const changeCategory = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/menu-category',
  summary:
    'Rename a category, say when it is served, and order its dishes: those left out come last, in their present order. With merge it may take the name of another category, and its dishes follow those of the other',
  access: 'restaurant',
  params: z.object({ restaurantId: id }),
  body: z.object({
    /** The present name of the category. */
    category: item.category,
    name: z.optional(item.category),
    merge: optional(z.boolean({ error: 'wrong-type' })),
    /** When its dishes are served; absent: as before; null: at once. */
    course: changed(course),
    itemIds: z.optional(itemIds),
  }),
  reply: z.object({ category: z.string() }),
  status: 200,
  problems: [
    'restaurant-not-found',
    'category-not-found',
    'category-taken',
    'menu-item-taken',
    'too-many-menu-items',
  ],
})

export const moveMenuItems = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/menu-items/category',
  summary: 'Move dishes to the end of a category, which is created if missing: all of them or none',
  access: 'restaurant',
  params: z.object({ restaurantId: id }),
  body: z.object({
    itemIds: itemIds.check(z.minLength(1, { error: 'required' })),
    category: item.category,
  }),
  reply: z.object({ moved: z.int() }),
  status: 200,
  problems: ['restaurant-not-found', 'menu-item-not-found', 'menu-item-taken', 'too-many-menu-items'],
})

export const orderCategories = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/menu-categories',
  summary: 'Order and respell the categories; those left out come last, in their present order',
  access: 'restaurant',
  params: z.object({ restaurantId: id }),
  body: z.object({
    categories: z
      .array(item.category, { error: 'wrong-type' })
      .check(z.maxLength(limits.categories, { error: 'too-long' })),
  }),
  reply: z.object({ categories: z.array(z.string()) }),
  status: 200,
  problems: ['restaurant-not-found'],
})
