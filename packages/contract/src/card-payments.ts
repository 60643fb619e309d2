// Endpoints and schemas of payments by card on a page of Stripe's, into the restaurant's own account. No endpoint takes a card's
// data, and no reply contains a key.

import * as limits from '@tablemate/domain/limits.ts'
import { cardPaymentStates } from '@tablemate/domain/payments/card-payment.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  base,
  because,
  currency,
  groupId,
  id,
  instant,
  minor,
  optional,
  tipAmount,
  uuid,
  withDefault,
  yesOrNo,
} from './fields.ts'
import { testResult } from './pos.ts'

/** A card payment as its group sees it. Once paid, it is in the payments instead. */
export const cardPayment = z.object({
  id: z.int(),
  /** 'returned': the money arrived too late and was refunded. 'refunded': the restaurant refunded it. */
  state: z.enum(['held', 'returned', 'refunded']),
  /** The member who pays. */
  startedBy: z.int(),
  /** The members whose dues it pays. */
  memberIds: z.array(z.int()),
  /** Includes the tips. */
  amount: minor,
  /** Until when the dues are held. */
  until: instant,
})
export type CardPayment = z.infer<typeof cardPayment>

export const startCardPayment = endpoint({
  method: 'POST',
  path: '/api/payments/card',
  summary:
    'Hold the dues of these members, and get the address of the page on which they are paid by card. Nobody else can pay them ' +
    'until it is paid, cancelled or has expired',
  access: 'member',
  body: z.object({
    groupId,
    memberIds: z
      .array(id, because('wrong-type'))
      .check(z.minLength(1, because('required')), z.maxLength(limits.membersPerGroup, because('too-long'))),
    /** The sum of the dues that the diner saw, without `ownTip`. It is compared, never used. */
    amount: z.int(because('wrong-type')).check(z.gte(0, because('too-small'))),
    /** What the payer adds beyond the bill. The payer's own payment carries it, or else the first. */
    ownTip: withDefault(tipAmount, 0),
  }),
  reply: z.object({ id: z.int(), url: z.string(), until: instant }),
  status: 201,
  problems: [
    ...(['group-not-found', 'not-your-member', 'member-not-found', 'due-changed', 'being-paid'] as const),
    ...([
      'cards-not-taken',
      'too-little-for-card',
      'uneven-for-card',
      'card-payment-failed',
      'hold-refused',
      'too-many-requests',
    ] as const),
  ],
  idempotent: true,
  timeoutMs: 30_000,
})

export const returnFromCardPayment = endpoint({
  method: 'POST',
  path: '/api/payments/card/:cardPaymentId/return',
  summary:
    'The diner is back from the page: ask Stripe whether it was paid, or release the dues if the diner who began it cancels',
  access: 'member',
  params: z.object({ cardPaymentId: id }),
  body: z.object({ groupId, isCancelled: yesOrNo }),
  reply: z.object({ state: z.enum(cardPaymentStates) }),
  status: 200,
  problems: ['group-not-found', 'not-your-member', 'card-payment-not-found', 'too-many-requests'],
  timeoutMs: 30_000,
})

/** An event of Stripe, as far as it is read. Source: Stripe, "Fulfill orders". */
export const stripeEvent = z.object({
  type: z.string(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})

const restaurantParams = z.object({ restaurantId: id })

export const receiveStripeEvent = endpoint({
  method: 'POST',
  path: '/api/card-payments/:restaurantId/events',
  summary:
    'An event of Stripe, signed with the restaurant’s signing secret: a page was paid or has expired. Every fault gets the same reply',
  access: 'anyone',
  params: restaurantParams,
  body: stripeEvent,
  rawBody: true,
  status: 204,
  problems: ['not-found', 'too-many-requests', 'unavailable'],
})

/** 'saved': a key is stored, and Stripe has not been asked yet. 'unauthorized': Stripe refused it, and no card is taken. */
const cardSettings = z.object({
  isEnabled: z.boolean(),
  /** Whether diners may pay by the demo, which takes no money. */
  demoPayments: z.boolean(),
  /** Whether a key was ever stored: then the demo cannot be switched on. */
  takesRealMoney: z.boolean(),
  /** The account that the key is for; null: there is no key that the server can read. */
  mode: z.nullable(z.enum(['live', 'test'])),
  /** Whether there is a secret that verifies events. */
  hasSecret: z.boolean(),
  state: z.enum(['none', 'saved', 'connected', 'unauthorized']),
  /** When Stripe last accepted the key; null: never. */
  confirmedAt: z.nullable(instant),
  /** The address for Stripe's events. */
  eventsUrl: z.string(),
})
export type CardSettings = z.infer<typeof cardSettings>

/** As sent, trimmed of blanks from copying. */
const secretOf = (pattern: RegExp) =>
  z.pipe(
    z.pipe(
      z.string(because('wrong-type')),
      z.transform((text: string) => text.trim()),
    ),
    z.string().check(
      z.maxLength(limits.stripeKey, because('too-long')),
      z.refine(text => text === '' || pattern.test(text), because('malformed')),
    ),
  )

export const getCardSettings = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/card-settings',
  summary: 'Whether diners can pay by card, and how Stripe is reached',
  access: 'restaurant',
  params: restaurantParams,
  reply: cardSettings,
  status: 200,
  problems: ['restaurant-not-found'],
})

export const changeCardSettings = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/card-settings',
  summary:
    'Set how diners pay by card. Key and secret stay until others are sent, or the key is removed. Only a restricted key is accepted',
  access: 'restaurant',
  params: restaurantParams,
  body: z
    .object({
      /** A restricted key: rk_live_… or rk_test_…. A secret key (sk_…) could do everything in the account, so it is refused. */
      key: optional(secretOf(/^rk_(live|test)_\w+$/)),
      /** The signing secret of the endpoint at Stripe: whsec_…. */
      secret: optional(secretOf(/^whsec_\w+$/)),
      /** Removes both. */
      removeKey: z._default(yesOrNo, false),
      /** Absent: stays as it is. */
      isEnabled: optional(yesOrNo),
      /** Absent: stays as it is. */
      demoPayments: optional(yesOrNo),
      base,
    })
    .check(
      z.refine(({ key, secret, isEnabled, removeKey }) => !(removeKey && (key || secret || isEnabled)), {
        ...because('contradictory'),
        path: ['removeKey'],
      }),
    ),
  reply: cardSettings,
  status: 200,
  problems: [
    'restaurant-not-found',
    'changed-meanwhile',
    'address-not-set',
    'card-payments-open',
    'cards-taken',
  ],
})

export const testCardSettings = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/card-settings/test',
  summary: 'Ask Stripe whether it accepts the stored key. Creates nothing there',
  access: 'restaurant',
  params: restaurantParams,
  reply: testResult,
  status: 200,
  problems: ['restaurant-not-found', 'too-many-requests'],
})

/** A card payment as its restaurant sees it. */
export const ownCardPayment = z.object({
  id: z.int(),
  groupId: uuid,
  table: z.nullable(z.string()),
  state: z.enum(cardPaymentStates),
  /** Includes the tips. */
  amount: minor,
  currency,
  createdAt: instant,
})
export type OwnCardPayment = z.infer<typeof ownCardPayment>

export const getCardPayments = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/card-payments',
  summary: 'The card payments of the last 24 hours, newest first, without those that came to nothing',
  access: 'restaurant',
  params: restaurantParams,
  reply: z.array(ownCardPayment),
  status: 200,
  problems: ['restaurant-not-found'],
})

export const releaseCardPages = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/tables/:groupId/release-card-pages',
  summary:
    'Close the card pages that hold dues of this member, or of anybody at the table: what was not paid is due again',
  access: 'floor',
  params: z.object({ restaurantId: id, groupId }),
  body: z.object({ memberId: optional(id) }),
  status: 204,
  problems: ['restaurant-not-found', 'group-not-found'],
  timeoutMs: 30_000,
})

export const refundCardPayment = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/card-payments/:cardPaymentId/refund',
  summary: 'Give the money back: the dues are due again. One that is still being paid is cancelled',
  access: 'restaurant',
  params: z.object({ restaurantId: id, cardPaymentId: id }),
  body: z.object({ groupId }),
  reply: ownCardPayment,
  status: 200,
  problems: [
    ...(['restaurant-not-found', 'card-payment-not-found', 'refund-refused'] as const),
    ...(['paid-since', 'card-payment-failed'] as const),
  ],
  timeoutMs: 30_000,
})
