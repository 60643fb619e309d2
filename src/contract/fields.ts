// The fields that several calls share, each with its limit (domain/limits.ts) and what is wrong when it is broken.
// A check's message is the name of a field problem (contract/problem.ts), never a sentence.

import * as z from 'zod/mini'
import { type CurrencyCode, currencies } from '#domain/currency.ts'
import { isDisplayName } from '#domain/groups/display-name.ts'
import { tidyCode } from '#domain/groups/group-code.ts'
import { limits } from '#domain/limits.ts'
import { allergens } from '#domain/menu/allergens.ts'
import { campaignDurations, offerTypes, readDay, targetRadii } from '#domain/offers/campaign.ts'
import { isImageAddress } from '#domain/offers/image-address.ts'
import { isTimeZone } from '#domain/places/time-zone.ts'
import { isPlainLine, isPlainText, isVisible, lengthOf, tidyName } from '#domain/plain-text.ts'
import { isEmailLike, isPhoneLike } from '#domain/restaurants/contact.ts'
import type { FieldProblem } from './problem.ts'

export const because = (problem: FieldProblem) => ({ error: problem })

/** One of several. */
export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  z.enum(options, because('not-an-option'))

/** A number as it is, or as text: ids come from paths and from local storage. */
export const id = z.pipe(
  z.union([z.int().check(z.positive()), z.string().check(z.regex(/^[1-9]\d{0,14}$/))], because('malformed')),
  z.transform(Number),
)

export const groupId = z.pipe(
  z.uuid(because('malformed')),
  z.transform(text => text.toLowerCase()),
)

/** A line a person typed: tidied, visible, within its limit. */
export const line = (max: number) =>
  z.pipe(
    z.string(because('wrong-type')).check(z.refine(isPlainLine, because('forbidden-characters'))),
    z.pipe(
      z.transform(tidyName),
      z.string().check(z.refine(text => lengthOf(text) <= max, because('too-long'))),
    ),
  )

export const required = (max: number) =>
  z.pipe(line(max), z.string().check(z.refine(isVisible, because('required'))))

/** Several lines a person typed, as they are but for the blanks around them. */
export const freeText = (max: number) =>
  z.pipe(
    z.string(because('wrong-type')).check(z.refine(isPlainText, because('forbidden-characters'))),
    z.pipe(
      z.transform((text: string) => text.trim()),
      z.string().check(z.refine(text => lengthOf(text) <= max, because('too-long'))),
    ),
  )

export const requiredText = (max: number) =>
  z.pipe(freeText(max), z.string().check(z.refine(isVisible, because('required'))))

/** null and '' are no value: null. (What is there is looked at first: it is cheaper.) */
const orNone = <T extends z.ZodMiniType>(schema: T) =>
  z.union([
    z.pipe(
      schema,
      z.transform(value => (value === '' ? null : value)),
    ),
    z.pipe(
      z.union([z.null(), z.literal('')]),
      z.transform(() => null),
    ),
  ])

/** null, '' and absent mean the same for an optional field: null. */
export const optional = <T extends z.ZodMiniType>(schema: T) => z._default(orNone(schema), null)

/** As `optional`, with a value in place of none. */
export const orElse = <T extends z.ZodMiniType>(schema: T, value: z.output<T>) =>
  z.pipe(
    optional(schema),
    z.transform(given => given ?? value),
  )

/** Of a change: absent leaves the field as it is, null and '' empty it. */
export const changed = <T extends z.ZodMiniType>(schema: T) => z.optional(orNone(schema))

/** A name that others read (domain/groups/display-name.ts). */
const displayed = (max: number) =>
  z.pipe(line(max), z.string().check(z.refine(isDisplayName, because('forbidden-characters'))))
const requiredName = (max: number) =>
  z.pipe(displayed(max), z.string().check(z.refine(isVisible, because('required'))))

export const dinerName = requiredName(limits.dinerName)
/** What a member says that they must not eat, in their own words. */
export const allergies = line(limits.allergies)
/** The same as choices, or what a dish has: each once, in the order of the domain's list. */
export const allergenList = z.pipe(
  z.array(oneOf(allergens), because('wrong-type')).check(z.maxLength(allergens.length, because('too-long'))),
  z.transform(chosen => allergens.filter(allergen => chosen.includes(allergen))),
)
/** Of an account. */
export const ownRestaurantName = requiredName(limits.restaurantName)
/** Of a group, as a diner typed it. */
export const restaurantName = optional(displayed(limits.restaurantName))
/** Text or a number; kept as text. */
export const tableNumber = optional(
  z.pipe(
    z.union([z.string(), z.number()], because('wrong-type')),
    z.pipe(z.transform(String), displayed(limits.tableNumber)),
  ),
)
/** Of a table that a restaurant keeps: text or a number. */
export const tableName = z.pipe(
  z.union([z.string(), z.number()], because('wrong-type')),
  z.pipe(z.transform(String), requiredName(limits.tableNumber)),
)
/** As typed: what could not be a code, or a table's token, is simply not found. */
export const groupCode = z.pipe(z.string(), z.transform(tidyCode))

export const currency = z.enum(
  currencies.map(({ code }) => code) as [CurrencyCode, ...CurrencyCode[]],
  because('not-an-option'),
)

export const email = z.pipe(
  required(limits.email),
  z.string().check(z.refine(isEmailLike, because('malformed'))),
)
export const phone = z.pipe(
  line(limits.phone),
  z.string().check(z.refine(text => text === '' || isPhoneLike(text), because('malformed'))),
)
export const requiredPhone = z.pipe(
  required(limits.phone),
  z.string().check(z.refine(isPhoneLike, because('malformed'))),
)
/** ISO 3166-1 alpha-2. */
export const country = z.string(because('wrong-type')).check(z.regex(/^([A-Z]{2})?$/, because('malformed')))

/** IANA name. */
export const timeZone = z
  .string(because('wrong-type'))
  .check(z.refine(name => name === '' || isTimeZone(name), because('not-an-option')))

/** One that is to be kept; as typed, its blanks included. */
export const newPassword = z.string(because('wrong-type')).check(
  z.refine(isPlainLine, because('forbidden-characters')),
  z.refine(text => lengthOf(text) >= limits.passwordShortest, because('too-short')),
  z.refine(text => lengthOf(text) <= limits.password, because('too-long')),
)
/** One that is compared: what could not be a password is simply not the right one. */
export const password = z.string(because('wrong-type')).check(z.minLength(1, because('required')))

export const yesOrNo = z.boolean(because('wrong-type'))

/** Of a link that sets a new password: 256 bits in base64url. */
export const resetToken = z.string(because('wrong-type')).check(z.regex(/^[\w-]{43}$/, because('malformed')))

/** Of a tax or service fee: percent, to the thousandth. */
export const ratePercentage = z.number(because('wrong-type')).check(
  z.gte(0, because('too-small')),
  z.lte(limits.ratePercentage, because('too-large')),
  z.refine(value => Number.isInteger(Math.round(value * 1e9) / 1e6), because('malformed')),
)

/** Degrees, a number as it is or as text: positions stand in queries. */
const degrees = (most: number) =>
  z.pipe(
    z.pipe(
      z.union(
        [z.number(), z.string().check(z.regex(/^[+-]?\d{1,3}(\.\d{1,20})?(e-\d{1,2})?$/))],
        because('malformed'),
      ),
      z.transform(Number),
    ),
    z.number().check(z.gte(-most, because('too-small')), z.lte(most, because('too-large'))),
  )
export const latitude = degrees(90)
export const longitude = degrees(180)

/** Whole minor units from 0; whether the currency can pay it is the group's to say. */
export const price = z
  .int(because('wrong-type'))
  .check(z.gte(0, because('too-small')), z.lte(limits.price, because('too-large')))

export const orderItem = z.object({
  name: required(limits.itemName),
  quantity: z
    .int(because('wrong-type'))
    .check(z.gte(1, because('too-small')), z.lte(limits.quantity, because('too-large'))),
  price,
  modifications: z.pipe(
    optional(line(limits.modifications)),
    z.transform(text => text ?? undefined),
  ),
})

export const transcription = z._default(
  z.pipe(
    z.nullable(z.string(because('wrong-type'))).check(
      z.refine(text => isPlainText(text ?? ''), because('forbidden-characters')),
      z.refine(text => lengthOf(text ?? '') <= limits.transcription, because('too-long')),
    ),
    z.transform(text => (text ?? '').trim()),
  ),
  '',
)

export const splitMethod = z.enum(['equal', 'items'], because('not-an-option'))
export const tipPercentage = z.number(because('wrong-type')).check(
  z.gte(0, because('too-small')),
  z.lte(limits.tipPercentage, because('too-large')),
  z.refine(value => Number.isInteger(Math.round(value * 1e9) / 1e7), because('malformed')),
)
export const tipAmount = z
  .int(because('wrong-type'))
  .check(z.gte(0, because('too-small')), z.lte(limits.tipAmount, because('too-large')))

/** A day, as a date or as an instant; which day an instant is in, the restaurant's time zone tells. */
export const startDay = z.string(because('wrong-type')).check(
  z.minLength(1, because('required')),
  z.refine(text => readDay(text, 'UTC') !== null, because('malformed')),
)
export const offerType = z.enum(offerTypes, because('not-an-option'))
/** Percent, or minor units; what the type and the currency make of it is said elsewhere (domain/offers/offer-label.ts). */
export const offerValue = z.int(because('wrong-type'))
export const targetRadius = z.literal(targetRadii, because('not-an-option'))
export const campaignDuration = z.literal(campaignDurations, because('not-an-option'))
export const imageAddress = z.string(because('wrong-type')).check(
  z.maxLength(limits.imageAddress, because('too-long')),
  z.refine(text => text === '' || isImageAddress(text), because('malformed')),
)

/** A whole number in a query, where everything is text. */
export const count = (most: number) =>
  z.pipe(
    z.pipe(
      z.string(because('malformed')).check(z.regex(/^\d{1,4}$/, because('malformed'))),
      z.transform(Number),
    ),
    z.int().check(z.gte(1, because('too-small')), z.lte(most, because('too-large'))),
  )

/** A group's id as an answer tells it. */
export const uuid = z.uuid()
/** ISO 8601 in UTC. */
export const instant = z.iso.datetime()
/** Whole minor units as an answer tells them. */
export const minor = z.int()
