// Endpoints and schemas of what diners choose with a dish: its size, doneness, sides and extras.

import * as limits from '@tablemate/domain/limits.ts'
import { allergens } from '@tablemate/domain/menu/allergens.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  allergenList,
  because,
  id,
  instant,
  line,
  minor,
  nameTranslations,
  optional,
  optionPrice,
  required,
  withDefault,
  yesOrNo,
} from './fields.ts'

/** A name in another language than the menu's own. */
export const nameTranslation = z.object({
  /** BCP 47 primary subtag. */
  language: z.string(),
  name: z.string(),
})

const option = z.object({
  /** Never used for another option of the restaurant. */
  id: z.int(),
  name: z.string(),
  /** Added to the price of one, in the restaurant's currency; may be negative. */
  price: minor,
  /** Chosen for a diner who says nothing about the group. */
  isDefault: z.boolean(),
  /** false: sold out. */
  isAvailable: z.boolean(),
  /** When an option that is sold out is available again; absent: once the staff put it back. */
  soldOutUntil: z.optional(instant),
  allergens: z.array(z.enum(allergens)),
  translations: z.optional(z.array(nameTranslation)),
})

/** A group of options as the menu has it. */
export const optionGroup = z.object({
  id: z.int(),
  name: z.string(),
  /** How many options are chosen at least and at most, each counted as often as it is chosen. A size has 1 and 1. */
  min: z.int(),
  max: z.int(),
  options: z.array(option),
  translations: z.optional(z.array(nameTranslation)),
})
export type MenuOptionGroup = z.infer<typeof optionGroup>

/** A group of options as its owner edits it. */
export const ownOptionGroup = z.extend(optionGroup, {
  /** Before its options on tickets; null: tickets show the options alone. */
  kitchenName: z.nullable(z.string()),
  /** `kitchenName`: instead of the name on tickets; null: the name. */
  options: z.array(z.extend(option, { kitchenName: z.nullable(z.string()) })),
  /** How many dishes have it. */
  itemCount: z.int(),
})
export type OwnOptionGroup = z.infer<typeof ownOptionGroup>

const kitchenName = optional(line(limits.itemName))
const count = z
  .int(because('wrong-type'))
  .check(z.gte(0, because('too-small')), z.lte(limits.optionsPerGroup, because('too-large')))

/** `more`: fields of each option beside those that its owner edits. */
export function optionList<T extends Readonly<Record<string, z.ZodMiniType>>>(more: T) {
  return z
    .array(
      z.object({
        /** Of an option that the group has: it stays the same one, available or not. Absent: a new option. */
        id: optional(id),
        name: required(limits.itemName),
        kitchenName,
        price: optionPrice,
        isDefault: withDefault(yesOrNo, false),
        allergens: withDefault(allergenList, []),
        translations: nameTranslations,
        ...more,
      }),
      because('wrong-type'),
    )
    .check(z.minLength(1, because('required')), z.maxLength(limits.optionsPerGroup, because('too-long')))
}

export const optionGroupBody = z
  .object({
    name: required(limits.itemName),
    kitchenName,
    min: count,
    max: count.check(z.gte(1, because('too-small'))),
    options: optionList({}),
    translations: nameTranslations,
  })
  .check(
    z.refine(({ min, max }) => min <= max, { error: 'contradictory', path: ['max'] }),
    z.refine(({ max, options }) => options.filter(({ isDefault }) => isDefault).length <= max, {
      error: 'contradictory',
      path: ['options'],
    }),
    z.refine(({ options }) => areDifferent(options.map(({ name }) => menuItemKey(name))), {
      error: 'taken',
      path: ['options'],
    }),
    z.refine(({ options }) => areDifferent(options.flatMap(one => one.id ?? [])), {
      error: 'contradictory',
      path: ['options'],
    }),
  )

function areDifferent(values: readonly (string | number)[]): boolean {
  return new Set(values).size === values.length
}

/** In ascending order, each once. */
const itemIds = z.pipe(
  z.array(id, because('wrong-type')).check(z.maxLength(limits.menuItems, because('too-long'))),
  z.transform(ids => [...new Set(ids)].sort((a, b) => a - b)),
)

/** With the dishes that have the group: those that get it have it last. Absent: they stay the same, and a new group has none. */
const optionGroupWithItems = z.safeExtend(optionGroupBody, { itemIds: z.optional(itemIds) })

const optionGroupParams = z.object({ optionGroupId: id })

export const getOptionGroups = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/option-groups',
  summary: 'The groups of options of a menu, oldest first',
  access: 'restaurant',
  params: z.object({ restaurantId: id }),
  reply: z.array(ownOptionGroup),
  status: 200,
  problems: ['restaurant-not-found'],
})

export const addOptionGroup = endpoint({
  method: 'POST',
  path: '/api/option-groups',
  summary: 'Create a group of options, and attach it to dishes',
  access: 'restaurant',
  body: optionGroupWithItems,
  reply: ownOptionGroup,
  status: 201,
  problems: ['menu-item-not-found', 'too-many-option-groups'],
  idempotent: true,
})

export const changeOptionGroup = endpoint({
  method: 'PUT',
  path: '/api/option-groups/:optionGroupId',
  summary:
    'Replace a group of options, and choose its dishes: options with their id stay the same ones, those without one are new, and those left out are gone',
  access: 'restaurant',
  params: optionGroupParams,
  body: z.safeExtend(optionGroupWithItems, {
    /** The whole group as the form showed it. If it has changed since: 409 'changed-meanwhile'. */
    base: z.optional(optionGroupWithItems),
  }),
  reply: ownOptionGroup,
  status: 200,
  problems: ['changed-meanwhile', 'menu-item-not-found', 'option-group-not-found', 'too-many-option-groups'],
})

export const removeOptionGroup = endpoint({
  method: 'DELETE',
  path: '/api/option-groups/:optionGroupId',
  summary: 'Delete a group of options, which then no dish has any more',
  access: 'restaurant',
  params: optionGroupParams,
  status: 204,
  problems: ['option-group-not-found'],
})

export const setOptionAvailability = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/options/:optionId/availability',
  summary: 'Mark an option as sold out or as available again, with every dish that has it',
  access: 'staff',
  params: z.object({ restaurantId: id, optionId: id }),
  body: z.object({
    isSoldOut: yesOrNo,
    /** Sold out only until the restaurant's next service day, which begins at 04:00. Absent: until the staff put it back. */
    isUntilTomorrow: optional(yesOrNo),
  }),
  status: 204,
  problems: ['restaurant-not-found', 'option-group-not-found'],
})
