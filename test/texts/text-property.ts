// The rules for each text that an endpoint stores, and how a test sends requests with such texts repeatedly.

import * as limits from '@tablemate/domain/limits.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import type { TestApp } from '../app/app.ts'
import type { Phone } from '../diners/phone.ts'
import { makeRestaurant, type Owner } from '../restaurants/restaurant.ts'

/**
 * A line is stored with its white space tidied, a text is stored trimmed. A secret is never returned, and unlocks what it
 * protects.
 */
export type TextProperty =
  | {
      readonly kind: 'line' | 'text'
      readonly max: number
      /** Whether it must contain visible characters; 'if-any': it may also be empty. */
      readonly isRequired: boolean | 'if-any'
      /** Whether others see it as a name (domain/groups/display-name.ts). */
      readonly isName?: boolean
      /** The key by which an existing entry is found, which then keeps its spelling. */
      readonly keyOf?: (text: string) => string
    }
  | { readonly kind: 'secret' }

export interface TextCall {
  /** The rules by path in the body. */
  readonly properties: Readonly<Record<string, TextProperty>>
  readonly open: (app: TestApp) => Promise<Trial>
}

/** A request that succeeds with any valid text, and may be sent 40 times. */
export interface Trial {
  readonly phone: Phone
  readonly path: string
  readonly body: () => object
  /** Returns what was stored, in the shape of the body. Without it, the reply is used. */
  readonly stored?: (reply: unknown, body: object) => Promise<unknown>
  /** Whether an accepted secret unlocks what it protects. Restores the state before it. */
  readonly unlocks?: (secret: string, body: object) => Promise<boolean>
}

export const line = (max: number): TextProperty => ({ kind: 'line', max, isRequired: false })
export const neededLine = (max: number): TextProperty => ({ kind: 'line', max, isRequired: true })
export const text = (max: number): TextProperty => ({ kind: 'text', max, isRequired: false })
export const name = (max: number): TextProperty => ({ kind: 'line', max, isRequired: false, isName: true })
export const neededName = (max: number): TextProperty => ({
  kind: 'line',
  max,
  isRequired: true,
  isName: true,
})
export const neededText = (max: number): TextProperty => ({ kind: 'text', max, isRequired: true })
/** A line that may be empty, but not invisible. */
export const anyLine = (max: number): TextProperty => ({ kind: 'line', max, isRequired: 'if-any' })
/** A name that may be empty, but not invisible. */
export const anyName = (max: number): TextProperty => ({
  kind: 'line',
  max,
  isRequired: 'if-any',
  isName: true,
})
export const category: TextProperty = {
  kind: 'line',
  max: limits.category,
  isRequired: true,
  keyOf: menuItemKey,
}
export const secret: TextProperty = { kind: 'secret' }

/** The fields that are no free text: ids, numbers, choices, addresses, dates. The fuzzer sends odd texts in them. */
export const otherFields: ReadonlySet<string> = new Set([
  ...[
    'demoPayments',
    'received',
    'printerId',
    'amount',
    'percentage',
    'refund',
    'total',
    'counted',
    'denominations',
    'confirm',
    'isEnabled',
    'posEnabled',
    'removeApiKey',
  ],
  ...['allergens', 'allergens[]', 'averageOrderValue', 'campaignId', 'categories[]', 'country', 'currency'],
  ...['diets', 'diets[]', 'dishes[][]', 'spiciness'],
  ...[
    'currentPosSystem',
    'durationDays',
    'email',
    'encoding',
    'from',
    'groupId',
    'toGroupId',
    'toTableId',
    'imageUrl',
    'impressionType',
  ],
  ...[
    'interestedFeatures',
    'interestedFeatures[]',
    'isConfirmed',
    'isGuest',
    'isPaused',
    'isSoldOut',
    'isUntilTomorrow',
  ],
  ...[
    'isTaxIncluded',
    'isUniversalMode',
    'itemId',
    'itemIds[]',
    'items',
    'keepsSplit',
    'kind',
    'language',
    'lateAfter',
  ],
  ...['act', 'isBlocked', 'pin', 'role', 'staffId'],
  ...['course', 'coursesWait', 'numbered', 'numbered[]'],
  ...['closedDates', 'closedDates[]', 'dayStartsAt', 'isOpen', 'lastOrders', 'periods', 'weekday'],
  ...['id', 'isDefault', 'options', 'optionGroupIds', 'optionGroupIds[]', 'optionGroups', 'sizes'],
  ...['latitude', 'lines', 'longitude', 'memberId', 'memberIds[]', 'menuPrices', 'merge', 'method', 'mode'],
  ...['model', 'notUnderstood', 'offerType', 'offerValue', 'orderId', 'ownTip', 'paymentMethod', 'phone'],
  ...[
    'posProvider',
    'posWebhookUrl',
    'reason',
    'remoteId',
    'remoteProvider',
    'removed',
    'removed[]',
    'renewCode',
  ],
  ...[
    'guest',
    'renewToken',
    'restaurantId',
    'restaurantType',
    'seat',
    'seatingCapacity',
    'separate',
    'serviceFeePercentage',
  ],
  ...['sharedBy', 'sharedBy[]', 'splitMethod', 'startDate', 'station', 'tableId', 'takenAt', 'targetRadius'],
  ...[
    'taxPercentage',
    'ticked',
    'timeZone',
    'tipAmount',
    'tipPercentage',
    'to',
    'token',
    'translations',
    'type',
  ],
  ...[
    'acceptPrices',
    'acknowledge',
    'decision',
    'keepsSplit',
    'newPrice',
    'offMenu',
    'soldOut',
    'userLatitude',
    'userLongitude',
    'version',
    'weights',
  ],
])

/** The texts that other tests cover. */
export const testedElsewhere: Readonly<Record<string, readonly string[]>> = {
  // An idempotency key.
  'POST /api/groups/{groupId}/members': ['key'],
  // The name is that of a dish of the menu.
  'POST /api/restaurants/{restaurantId}/rounds': ['items[].name'],
  // The name is compared with the item's.
  'PUT /api/orders/{orderId}/sharing': ['name'],
  // features/menu/option-groups.test.ts
  'POST /api/menu-items': ['sizes.name', 'sizes.options[].name'],
  'PUT /api/menu-items/{itemId}': ['sizes.name', 'sizes.options[].name'],
  // features/menu/join-sizes.test.ts
  'POST /api/restaurants/{restaurantId}/dishes-in-sizes': ['sizeName'],
  // The schema is that of 'POST /api/option-groups'.
  'POST /api/restaurants/{restaurantId}/menu/import': [
    ...['name', 'kitchenName', 'translations[].name'].flatMap(field => [
      `optionGroups[].${field}`,
      `optionGroups[].options[].${field}`,
    ]),
  ],
  // `base` is compared, and not stored.
  'PUT /api/option-groups/{optionGroupId}': [
    ...['base.name', 'base.kitchenName', 'base.translations[].name', 'base.options[].name'],
    ...['base.options[].kitchenName', 'base.options[].translations[].name'],
  ],
  // The line is compared with the order's.
  'PUT /api/restaurants/{restaurantId}/off-menu/{orderId}': ['name'],
  // The current name of the category.
  'PUT /api/restaurants/{restaurantId}/menu-category': ['category'],
  // features/kitchen-displays/kitchen-displays.test.ts; one code pairs one tablet only.
  'POST /api/screens/pair': ['code', 'name'],
  // features/kitchen/move-ticket.test.ts
  'PUT /api/restaurants/{restaurantId}/tickets/{orderId}': ['message'],
  // features/card-payments/card-settings.test.ts
  'PUT /api/restaurants/{restaurantId}/card-settings': ['key', 'secret'],
}

export function sendJson(phone: Phone, method: string, path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  return phone.send(method, path, { headers, body: JSON.stringify(body) })
}

/** Sends the request as a new restaurant, whose id replaces `:id` in the path. */
export function asOwner(
  path: string,
  restOf: (owner: Owner, app: TestApp) => Omit<Trial, 'phone' | 'path'>,
): TextCall['open'] {
  return async app => {
    const owner = await makeRestaurant(app)
    return { phone: owner.phone, path: path.replace(':id', String(owner.id)), ...restOf(owner, app) }
  }
}
