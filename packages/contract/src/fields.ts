// Schemas of fields that several endpoints share, with their limits (domain/limits.ts). The error of a check is the name of
// a field problem (contract/problem.ts), never a sentence.

import { splitMethods } from '@tablemate/domain/bill/bill-split.ts'
import { currencies, type RatedCurrencyCode } from '@tablemate/domain/currency.ts'
import { isDisplayName } from '@tablemate/domain/groups/display-name.ts'
import { tidyCode } from '@tablemate/domain/groups/group-code.ts'
import { type CurrencyCode, isoCurrencies } from '@tablemate/domain/iso-currencies.ts'
import { languageCodes } from '@tablemate/domain/languages.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { allergens } from '@tablemate/domain/menu/allergens.ts'
import { diets } from '@tablemate/domain/menu/menu-item-details.ts'
import { isLanguageCode } from '@tablemate/domain/menu/translations.ts'
import { campaignDurations, offerTypes, readDay, targetRadii } from '@tablemate/domain/offers/campaign.ts'
import { isImageAddress } from '@tablemate/domain/offers/image-address.ts'
import { lastCourse } from '@tablemate/domain/orders/courses.ts'
import { isTimeZone } from '@tablemate/domain/places/time-zone.ts'
import { isPlainLine, isPlainText, isVisible, lengthOf, tidyName } from '@tablemate/domain/plain-text.ts'
import { isEmailLike, isPhoneLike } from '@tablemate/domain/restaurants/contact.ts'
import * as z from 'zod/mini'
import type { FieldProblem } from './problem.ts'

export const because = (problem: FieldProblem) => ({ error: problem })

/** One of several options. */
export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  z.enum(options, because('not-an-option'))

/** A number or its text: ids come from paths and from local storage. */
export const id = z.pipe(
  z.union([z.int().check(z.positive()), z.string().check(z.regex(/^[1-9]\d{0,14}$/))], because('malformed')),
  z.transform(Number),
)

export const groupId = z.pipe(
  z.uuid(because('malformed')),
  z.transform(text => text.toLowerCase()),
)

/** One typed line: tidied and within its limit; may be empty. */
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

/** Several typed lines, trimmed. */
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

/** Maps null and '' to null. Tries the schema first, which is cheaper for present values. */
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

/** An optional field: null, '' and absent all become null. */
export const optional = <T extends z.ZodMiniType>(schema: T) => z._default(orNone(schema), null)

/** As `optional`, with a default value instead of null. */
export const withDefault = <T extends z.ZodMiniType>(schema: T, value: z.output<T>) =>
  z.pipe(
    optional(schema),
    z.transform(given => given ?? value),
  )

/** A field of a change: absent leaves it as it is, null and '' clear it. */
export const changed = <T extends z.ZodMiniType>(schema: T) => z.optional(orNone(schema))

/** What the form showed of the fields that it changes. If one of them has changed since: 409 'changed-meanwhile'. */
export const base = z.optional(z.record(z.string(), z.unknown()))

/** A name that other people read (domain/groups/display-name.ts). */
const displayed = (max: number) =>
  z.pipe(line(max), z.string().check(z.refine(isDisplayName, because('forbidden-characters'))))
const requiredName = (max: number) =>
  z.pipe(displayed(max), z.string().check(z.refine(isVisible, because('required'))))

export const dinerName = requiredName(limits.dinerName)
/** What a member must not eat, in their own words. */
export const allergies = line(limits.allergies)
/** Allergens of a member or a dish, deduplicated, in the order of the domain's list. */
export const allergenList = z.pipe(
  z.array(oneOf(allergens), because('wrong-type')).check(z.maxLength(allergens.length, because('too-long'))),
  z.transform(chosen => allergens.filter(allergen => chosen.includes(allergen))),
)
/** Diets of a dish, likewise. */
export const dietList = z.pipe(
  z.array(oneOf(diets), because('wrong-type')).check(z.maxLength(diets.length, because('too-long'))),
  z.transform(chosen => diets.filter(diet => chosen.includes(diet))),
)
/** BCP 47 primary subtag. */
const languageCode = z.string(because('wrong-type')).check(z.refine(isLanguageCode, because('malformed')))
/** The texts of a dish in other languages than the menu's own; of a language that comes twice the last. */
export const menuItemTranslations = z.pipe(
  z
    .array(
      z.object({
        language: languageCode,
        name: optional(required(limits.itemName)),
        description: optional(freeText(limits.itemDescription)),
        category: optional(required(limits.category)),
      }),
      because('wrong-type'),
    )
    .check(z.maxLength(limits.translationsPerMenuItem, because('too-long'))),
  z.transform(list => [...new Map(list.map(one => [one.language, one])).values()]),
)
/** A name in other languages than the menu's own; of a language that comes twice the last. */
export const nameTranslations = withDefault(
  z.pipe(
    z
      .array(z.object({ language: languageCode, name: required(limits.itemName) }), because('wrong-type'))
      .check(z.maxLength(limits.translationsPerMenuItem, because('too-long'))),
    z.transform(list => [...new Map(list.map(one => [one.language, one])).values()]),
  ),
  [],
)
/** The name of a restaurant's account. */
export const ownRestaurantName = requiredName(limits.restaurantName)
/** The restaurant's name that a diner typed for a group. */
export const restaurantName = optional(displayed(limits.restaurantName))
/** A table's number as typed by a diner: text or a number, stored as text. */
export const tableNumber = optional(
  z.pipe(
    z.union([z.string(), z.number()], because('wrong-type')),
    z.pipe(z.transform(String), displayed(limits.tableNumber)),
  ),
)
/** The name of a restaurant's own table: text or a number, stored as text. */
export const tableName = z.pipe(
  z.union([z.string(), z.number()], because('wrong-type')),
  z.pipe(z.transform(String), requiredName(limits.tableNumber)),
)
/** A typed group code or table token. An impossible one is not refused here; it is simply not found. */
export const groupCode = z.pipe(z.string(), z.transform(tidyCode))

/** A currency in a reply. By its form, so that a stored code which leaves ISO 4217 is still sent. */
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/)) as unknown as z.ZodMiniType<CurrencyCode>

/** A currency that a restaurant chooses: any of ISO 4217. */
export const anyCurrency = z.enum(
  isoCurrencies as [CurrencyCode, ...CurrencyCode[]],
  because('not-an-option'),
)

/** A currency with a rate. */
export const ratedCurrency = z.enum(
  currencies.map(({ code }) => code) as [RatedCurrencyCode, ...RatedCurrencyCode[]],
  because('not-an-option'),
)

/** The code of a language of the app. */
export const language = z.enum(languageCodes, because('not-an-option'))

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

/** A new password, stored exactly as typed, including blanks. */
export const newPassword = z.string(because('wrong-type')).check(
  z.refine(isPlainLine, because('forbidden-characters')),
  z.refine(text => lengthOf(text) >= limits.passwordShortest, because('too-short')),
  z.refine(text => lengthOf(text) <= limits.password, because('too-long')),
)
/** A password to compare. One outside the limits is not refused here; it is simply wrong. */
export const password = z.string(because('wrong-type')).check(z.minLength(1, because('required')))

export const yesOrNo = z.boolean(because('wrong-type'))

/** The token of a password reset link: 256 bits in base64url. */
export const resetToken = z.string(because('wrong-type')).check(z.regex(/^[\w-]{43}$/, because('malformed')))

/** A tax or service fee in percent, with up to three decimals. */
export const ratePercentage = z.number(because('wrong-type')).check(
  z.gte(0, because('too-small')),
  z.lte(limits.ratePercentage, because('too-large')),
  z.refine(value => Number.isInteger(Math.round(value * 1e9) / 1e6), because('malformed')),
)

/** Degrees, as a number or as text, since positions come in queries. */
const degrees = (max: number) =>
  z.pipe(
    z.pipe(
      z.union(
        [z.number(), z.string().check(z.regex(/^[+-]?\d{1,3}(\.\d{1,20})?(e-\d{1,2})?$/))],
        because('malformed'),
      ),
      z.transform(Number),
    ),
    z.number().check(z.gte(-max, because('too-small')), z.lte(max, because('too-large'))),
  )
export const latitude = degrees(90)
export const longitude = degrees(180)

/** Whole minor units from 0. The handler checks that the group's currency can pay it. */
export const price = z
  .int(because('wrong-type'))
  .check(z.gte(0, because('too-small')), z.lte(limits.price, because('too-large')))

/** What an option adds to the price of its item, in whole minor units; negative: what it takes off. */
export const optionPrice = z
  .int(because('wrong-type'))
  .check(z.gte(-limits.price, because('too-small')), z.lte(limits.price, because('too-large')))

/** The members who share a dish, without repetitions. */
export const sharers = z.union(
  [
    z.literal('all'),
    z.pipe(
      z.array(id).check(z.minLength(1), z.maxLength(limits.membersPerGroup)),
      z.transform(ids => [...new Set(ids)].sort((a, b) => a - b)),
    ),
  ],
  because('malformed'),
)

/** 1 is served first. */
export const course = z
  .int(because('wrong-type'))
  .check(z.gte(1, because('too-small')), z.lte(lastCourse, because('too-large')))

export const orderItem = z.object({
  name: required(limits.itemName),
  quantity: z
    .int(because('wrong-type'))
    .check(z.gte(1, because('too-small')), z.lte(limits.quantity, because('too-large'))),
  price,
  /** What the diner chose with it. Absent: as before, in a new order the defaults. */
  options: z.optional(
    z
      .array(
        z.object({
          id,
          /** How often it is in one unit of the item; absent: once. */
          quantity: z.optional(
            z
              .int(because('wrong-type'))
              .check(z.gte(0, because('too-small')), z.lte(limits.optionQuantity, because('too-large'))),
          ),
        }),
        because('wrong-type'),
      )
      .check(z.maxLength(limits.optionGroupsPerMenuItem * limits.optionsPerGroup, because('too-long'))),
  ),
  modifications: z.pipe(
    optional(line(limits.modifications)),
    z.transform(text => text ?? undefined),
  ),
  /** The course that it should come with, where courses wait; absent: its category’s, or as before. 1: at once. */
  course: z.optional(course),
  /** true: the diner typed the dish. false: they picked it from the menu. Absent: the client does not say. */
  isOffMenu: z.optional(z.boolean(because('wrong-type'))),
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

export const splitMethod = z.enum(splitMethods, because('not-an-option'))
export const weights = z
  .array(
    z.object({
      memberId: id,
      weight: z
        .int(because('wrong-type'))
        .check(z.gte(0, because('too-small')), z.lte(limits.shareWeight, because('too-large'))),
    }),
    because('wrong-type'),
  )
  .check(z.maxLength(limits.membersPerGroup, because('too-long')))
export const tipPercentage = z.number(because('wrong-type')).check(
  z.gte(0, because('too-small')),
  z.lte(limits.tipPercentage, because('too-large')),
  z.refine(value => Number.isInteger(Math.round(value * 1e9) / 1e7), because('malformed')),
)
export const tipAmount = z
  .int(because('wrong-type'))
  .check(z.gte(0, because('too-small')), z.lte(limits.tipAmount, because('too-large')))

/** A day, as a date or an instant. The restaurant's time zone decides which day an instant falls on. */
export const startDay = z.string(because('wrong-type')).check(
  z.minLength(1, because('required')),
  z.refine(text => readDay(text, 'UTC') !== null, because('malformed')),
)
export const offerType = z.enum(offerTypes, because('not-an-option'))
/** Percent or minor units, depending on the offer's type; its range is checked by domain/offers/offer-value.ts. */
export const offerValue = z.int(because('wrong-type'))
export const targetRadius = z.literal(targetRadii, because('not-an-option'))
export const campaignDuration = z.literal(campaignDurations, because('not-an-option'))
export const imageAddress = z.string(because('wrong-type')).check(
  z.maxLength(limits.imageAddress, because('too-long')),
  z.refine(text => text === '' || isImageAddress(text), because('malformed')),
)

/** A whole number in a query, where everything is text. */
export const count = (max: number) =>
  z.pipe(
    z.pipe(
      z.string(because('malformed')).check(z.regex(/^\d{1,4}$/, because('malformed'))),
      z.transform(Number),
    ),
    z.int().check(z.gte(1, because('too-small')), z.lte(max, because('too-large'))),
  )

/** A group's id in a reply. */
export const uuid = z.uuid()
/** ISO 8601 in UTC. */
export const instant = z.iso.datetime()
/** Whole minor units in a reply. */
export const minor = z.int()
