// The form values of the profile, and their conversion to the request body.

import type { InputOf } from '#contract/endpoint.ts'
import type { changeOwnRestaurant, OwnRestaurant } from '#contract/restaurants.ts'
import { toPercentage } from '#domain/bill/rates.ts'
import { ratesOfRestaurant } from '#domain/bill/restaurant-rates.ts'
import { type CurrencyCode, isRated } from '#domain/currency.ts'
import type { Language } from '#domain/languages.ts'
import { ratesBody, type TypedRates } from '../../../parts/portal/rates-body.ts'
import type { RestaurantValues } from '../../../parts/portal/restaurant-fields.tsx'

export type MenuPrices = NonNullable<InputOf<typeof changeOwnRestaurant, 'body'>['menuPrices']>

export interface ProfileValues extends RestaurantValues, TypedRates {
  country: string
  currency: CurrencyCode
  /** Whether a change of currency keeps or converts menu prices; '': not chosen. */
  menuPrices: '' | MenuPrices
  timeZone: string
  language: Language
}

export function typedProfile(own: OwnRestaurant): ProfileValues {
  const { name, phone, address, city, state, zipCode, country, businessId } = own
  const { currency, timeZone, language } = own
  return {
    name,
    phone: phone ?? '',
    address: address ?? '',
    city: city ?? '',
    state: state ?? '',
    zipCode: zipCode ?? '',
    country: country ?? '',
    businessId: businessId ?? '',
    currency,
    menuPrices: '',
    timeZone,
    language,
    ...typedRates(own),
  }
}

/** The rates as billed today; a tax rate that was never stated stays empty. */
export function typedRates(own: OwnRestaurant) {
  const { isTaxIncluded, taxRate, serviceFeeRate } = ratesOfRestaurant(own)
  const isNamed = own.isTaxIncluded === null || own.taxPercentage !== null
  return {
    isTaxIncluded,
    taxPercentage: isNamed ? String(toPercentage(taxRate)) : '',
    serviceFeePercentage: String(toPercentage(serviceFeeRate)),
  }
}

/** Requires valid values. Unchanged rates are not sent, so that an account without an answer is still asked. */
export function profileBody(
  { isTaxIncluded, taxPercentage, serviceFeePercentage, menuPrices, ...others }: ProfileValues,
  own: OwnRestaurant,
): InputOf<typeof changeOwnRestaurant, 'body'> {
  const rates = { isTaxIncluded, taxPercentage, serviceFeePercentage }
  const were = typedRates(own)
  const areTouched = (['isTaxIncluded', 'taxPercentage', 'serviceFeePercentage'] as const).some(
    name => rates[name] !== were[name],
  )
  const canConvert = isRated(own.currency) && isRated(others.currency)
  return {
    ...others,
    ...(menuPrices && canConvert && { menuPrices }),
    ...(areTouched && ratesBody(rates)),
  }
}
