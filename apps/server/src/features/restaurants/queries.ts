// Queries on restaurants. Only this feature writes their rows.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import type { Ordering } from '@tablemate/contract/ordering.ts'
import type {
  changeOwnRestaurant,
  OwnRestaurant,
  PublicRestaurant,
  placeRestaurant,
  signUp,
} from '@tablemate/contract/restaurants.ts'
import type { Rates } from '@tablemate/domain/bill/bill-total.ts'
import { toPercentage, toRateIfSet } from '@tablemate/domain/bill/rates.ts'
import { type OwnRates, ratesOfRestaurant } from '@tablemate/domain/bill/restaurant-rates.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { usualLateAfter } from '@tablemate/domain/kitchen/ticket.ts'
import type { Language } from '@tablemate/domain/languages.ts'
import * as limits from '@tablemate/domain/limits.ts'
import type { OffMenu } from '@tablemate/domain/menu/menu-price.ts'
import { defaultTimeZone } from '@tablemate/domain/places/time-zone.ts'
import { emailKey } from '@tablemate/domain/restaurants/contact.ts'
import { indexWords, searchWords } from '@tablemate/domain/restaurants/search-words.ts'
import type { Account } from '../../auth/login-guard.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { assignments, fragment } from '../../db/sql.ts'
import type { Position } from '../../geo/place-index.ts'
import type { PostalPlace } from '../../geo/place-keys.ts'
import { problem } from '../../problems.ts'
import type { LockedMenu } from '../../restaurant/change-menu.ts'
import { hoursColumns } from '../../restaurant/opening.ts'
import { requireUnchanged } from '../../restaurant/require-unchanged.ts'
import { endReset } from '../password-resets/queries.ts'

type PositionSource = NonNullable<OwnRestaurant['position']>['source']

type NewRestaurant = Omit<
  CheckedOf<typeof signUp, 'body'>,
  'password' | 'currency' | 'language' | 'isTaxIncluded'
> & {
  readonly currency: CurrencyCode
  readonly language: Language
  readonly isTaxIncluded: boolean
  readonly passwordHash: string
  readonly signUpKey: string | null
}

const accountColumns = fragment`id, name, language, email, email_key as "emailKey", password_hash as "passwordHash", password_ends_at as "passwordEndsAt"`

export async function findAccountByEmail(sql: Sql, email: string): Promise<Account | null> {
  const [found] = await sql<Account[]>`
    select ${accountColumns} from restaurants where email_key = ${emailKey(email)}`
  return found ?? null
}

export async function findAccount(sql: Sql, id: number): Promise<Account | null> {
  const [found] = await sql<Account[]>`select ${accountColumns} from restaurants where id = ${id}`
  return found ?? null
}

/** The account that a sign-up with this idempotency key created. */
export async function findAccountBySignUp(sql: Sql, signUpKey: string): Promise<Account | null> {
  const [found] = await sql<Account[]>`
    select ${accountColumns} from restaurants where sign_up_key = ${signUpKey}`
  return found ?? null
}

/** Inserts an account; null when an account with this email or from this sign-up exists. */
export async function insertRestaurant(sql: Sql, input: NewRestaurant, now: Date): Promise<Account | null> {
  const { email, passwordHash, signUpKey, name, phone, address, city, state, zipCode, country, businessId } =
    input
  const [row] = await sql<Account[]>`
    insert into restaurants (email, email_key, password_hash, sign_up_key, name, name_key, name_words, phone, address,
      city, state, zip_code, country, business_id, currency, time_zone, language, is_tax_included, tax_rate,
      service_fee_rate, created_at)
    values (${email}, ${emailKey(email)}, ${passwordHash}, ${signUpKey}, ${name}, ${nameKeyOf(name)},
      array_to_tsvector(${indexWords(name)}::text[]), ${phone}, ${address},
      ${city}, ${state}, ${zipCode}, ${country}, ${businessId}, ${input.currency},
      ${input.timeZone ?? defaultTimeZone}, ${input.language}, ${input.isTaxIncluded}, ${toRateIfSet(input.taxPercentage)},
      ${toRateIfSet(input.serviceFeePercentage)}, ${now})
    on conflict do nothing
    returning ${accountColumns}`
  return row ?? null
}

/** Replaces the password; false when it was changed meanwhile. Invalidates a pending reset link. */
export async function updatePassword(
  tx: Transaction,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
  newHash: string,
  endsAt: Date | null = null,
): Promise<boolean> {
  const [changed] = await tx`
    update restaurants set password_hash = ${newHash}, password_ends_at = ${endsAt}
    where id = ${id} and password_hash = ${passwordHash}
    returning id`
  if (changed) await endReset(tx, id)
  return changed !== undefined
}

/** Deletes the restaurant and every row that refers to it. */
export async function deleteRestaurant(sql: Sql, id: number): Promise<void> {
  await sql`delete from restaurants where id = ${id}`
}

/** The profile as its owner sees it; null when the account was deleted. */
export async function findOwnRestaurant(sql: Sql | Transaction, id: number): Promise<OwnRestaurant | null> {
  const [row] = await sql<OwnRow[]>`
    select id, email, name, phone, address, city, state, zip_code as "zipCode", country, business_id as "businessId",
      currency, ${hoursColumns}, language, is_tax_included as "isTaxIncluded", tax_rate as "taxRate",
      service_fee_rate as "serviceFeeRate", latitude, longitude,
      position_source as source, menu_updated_at as "menuUpdatedAt",
      exists (select from figures where restaurant_id = restaurants.id) as "hasOrders", created_at as "createdAt",
      mode, is_paused as "isPaused", late_after as "lateAfter", shows_pictures as "showsPictures", off_menu as "offMenu", courses_wait as "coursesWait"
    from restaurants left join restaurant_kitchens on restaurant_id = id where id = ${id}`
  return row ? asOwn(row) : null
}

/** Whether groups order from the restaurant's menu. */
export async function hasOpenGroups({ tx, restaurantId, now }: LockedMenu): Promise<boolean> {
  const [found] = await tx`
    select from groups where restaurant_id = ${restaurantId} and expires_at > ${now} limit 1`
  return found !== undefined
}

/** Locks the restaurant. Throws 'unavailable' if its currency is another than was read. */
export async function requireCurrency(
  tx: Transaction,
  { id, currency }: Pick<OwnRestaurant, 'id' | 'currency'>,
): Promise<void> {
  const [found] =
    await tx`select from restaurants where id = ${id} and currency = ${currency} for no key update`
  if (!found) throw problem('unavailable', { retryAfter: 1 })
}

/** Changes only the given fields. Throws as `requireUnchanged`. */
export async function updateProfile(
  tx: Transaction,
  id: number,
  changes: Omit<CheckedOf<typeof changeOwnRestaurant, 'body'>, 'menuPrices'>,
): Promise<void> {
  const { name, currency, timeZone, language, zipCode, businessId, base, ...others } = changes
  if (base) requireUnchanged(changes, (await findOwnRestaurant(tx, id)) ?? {})
  const { isTaxIncluded, taxPercentage, serviceFeePercentage, showsPictures, ...same } = others
  const columns = {
    ...same,
    ...(zipCode !== undefined && { zip_code: zipCode }),
    ...(businessId !== undefined && { business_id: businessId }),
    ...(currency && { currency }),
    ...(timeZone && { time_zone: timeZone }),
    ...(language && { language }),
    ...(typeof isTaxIncluded === 'boolean' && { is_tax_included: isTaxIncluded }),
    ...(showsPictures !== undefined && { shows_pictures: showsPictures }),
    ...(taxPercentage !== undefined && { tax_rate: toRateIfSet(taxPercentage) }),
    ...(serviceFeePercentage !== undefined && { service_fee_rate: toRateIfSet(serviceFeePercentage) }),
  }
  if (Object.keys(columns).length > 0)
    await tx`update restaurants set ${assignments(columns)} where id = ${id}`
  if (name !== undefined)
    await tx`
      update restaurants set name = ${name}, name_key = ${nameKeyOf(name)},
        name_words = array_to_tsvector(${indexWords(name)}::text[])
      where id = ${id}`
}

/** Stores the position that the owner confirms. Throws as `requireUnchanged`, which compares it as one field, `position`. */
export async function confirmPosition(
  tx: Transaction,
  id: number,
  { latitude, longitude, base }: CheckedOf<typeof placeRestaurant, 'body'>,
): Promise<void> {
  if (base) {
    const before = (await findOwnRestaurant(tx, id))?.position
    const position = before ? { latitude: before.latitude, longitude: before.longitude } : null
    requireUnchanged({ position: { latitude, longitude }, base }, { position })
  }
  await tx`
    update restaurants set latitude = ${latitude}, longitude = ${longitude}, position_source = 'confirmed'
    where id = ${id}`
}

/** Stores a guessed position if the address has not changed meanwhile. A guess never replaces a confirmed position. */
export async function updateGuess(
  sql: Sql,
  id: number,
  { city, state, zipCode, country }: PostalPlace,
  position: Position | null,
): Promise<void> {
  await sql`
    update restaurants set latitude = ${position?.latitude ?? null}, longitude = ${position?.longitude ?? null},
      position_source = ${position && 'unconfirmed'}
    where id = ${id} and position_source is distinct from 'confirmed'
      and (city, state, zip_code, country) is not distinct from (${city}, ${state}, ${zipCode}, ${country})`
}

/** The public profile; null when there is no such restaurant. */
export async function findPublicRestaurant(sql: Sql, id: number): Promise<PublicRestaurant | null> {
  const [found] = await sql<PublicRestaurant[]>`
    select id, name, city, currency from restaurants where id = ${id}`
  return found ?? null
}

/**
 * What a new group takes over from its restaurant: name, currency, rates; null when there is no such restaurant. Locks the
 * restaurant, so that its currency stays until the group exists.
 */
export async function lockGroupDefaults(
  tx: Transaction,
  id: number,
): Promise<(Pick<PublicRestaurant, 'name' | 'currency'> & { readonly rates: Rates }) | null> {
  const [found] = await tx<Pick<OwnRow, 'name' | 'currency' | keyof RateColumns>[]>`
    select name, currency, is_tax_included as "isTaxIncluded", tax_rate as "taxRate",
      service_fee_rate as "serviceFeeRate"
    from restaurants where id = ${id} for share`
  if (!found) return null
  const { name, currency } = found
  return { name, currency, rates: ratesOfRestaurant(ownRatesOf(found)) }
}

/** Restaurants in whose names each typed word begins a word. First names that begin with the whole text, then shorter names. */
export async function findByName(sql: Sql, typed: string): Promise<PublicRestaurant[]> {
  const words = searchWords(typed)
  if (words.length === 0) return []
  // Search words consist of letters and digits only, so nothing needs escaping.
  const query = words.map(word => `'${word}':*`).join(' & ')
  return sql<PublicRestaurant[]>`
    select id, name, city, currency from restaurants where name_words @@ ${query}::tsquery
    order by starts_with(name_key, ${words.join(' ')}) desc, char_length(name), name, id
    limit ${limits.restaurantsFound}`
}

interface RateColumns {
  readonly isTaxIncluded: boolean | null
  /** Thousandths of a percent, like `serviceFeeRate`. */
  readonly taxRate: number | null
  readonly serviceFeeRate: number | null
}

type OwnHours = OwnRestaurant['hours']

interface OwnRow
  extends RateColumns,
    OwnHours,
    Omit<OwnRestaurant, keyof OwnRates | 'position' | 'ordering' | 'hours' | 'menuUpdatedAt' | 'createdAt'> {
  readonly latitude: number | null
  readonly longitude: number | null
  readonly source: PositionSource | null
  readonly menuUpdatedAt: Date | null
  readonly createdAt: Date
  /** This and the next two are null until the owner has set one of them. */
  readonly mode: Ordering['mode'] | null
  readonly isPaused: boolean | null
  readonly lateAfter: number | null
  readonly offMenu: OffMenu | null
  readonly coursesWait: boolean | null
}

function asOwn(row: OwnRow): OwnRestaurant {
  const {
    isTaxIncluded,
    taxRate,
    serviceFeeRate,
    latitude,
    longitude,
    source,
    menuUpdatedAt,
    createdAt,
    mode,
    isPaused,
    lateAfter,
    offMenu,
    coursesWait,
    dayStartsAt,
    periods,
    closedDates,
    lastOrders,
    ...same
  } = row
  return {
    ...same,
    ...ownRatesOf(row),
    position: latitude === null || longitude === null || !source ? null : { latitude, longitude, source },
    ordering: {
      ...{ mode: mode ?? 'off', isPaused: isPaused ?? false, lateAfter: lateAfter ?? usualLateAfter },
      offMenu: offMenu ?? 'with-approval',
      coursesWait: coursesWait ?? false,
    },
    hours: { dayStartsAt, periods, closedDates, lastOrders },
    menuUpdatedAt: menuUpdatedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

function ownRatesOf({ isTaxIncluded, taxRate, serviceFeeRate }: RateColumns): OwnRates {
  return {
    isTaxIncluded,
    taxPercentage: taxRate === null ? null : toPercentage(taxRate),
    serviceFeePercentage: serviceFeeRate === null ? null : toPercentage(serviceFeeRate),
  }
}

function nameKeyOf(name: string): string {
  return searchWords(name).join(' ')
}
