// The profile as it is typed, and as it is sent.

import type { InputOf } from '#contract/endpoint.ts'
import type { changeOwnRestaurant, OwnRestaurant } from '#contract/restaurants.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { limits } from '#domain/limits.ts'

export interface ProfileValues {
  name: string
  phone: string
  address: string
  city: string
  state: string
  zipCode: string
  country: string
  businessId: string
  currency: CurrencyCode
  timeZone: string
  taxPercentage: string
  serviceFeePercentage: string
}

export function typedProfile(own: OwnRestaurant): ProfileValues {
  const { name, phone, address, city, state, zipCode, country, businessId, currency, timeZone } = own
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
    timeZone,
    taxPercentage: own.taxPercentage?.toString() ?? '',
    serviceFeePercentage: own.serviceFeePercentage?.toString() ?? '',
  }
}

/** Of valid values. */
export function profileBody(values: ProfileValues): InputOf<typeof changeOwnRestaurant, 'body'> {
  return {
    ...values,
    taxPercentage: readRate(values.taxPercentage) ?? null,
    serviceFeePercentage: readRate(values.serviceFeePercentage) ?? null,
  }
}

/** Percent, by a point or a comma: null for none, undefined for what is no rate. */
export function readRate(typed: string): number | null | undefined {
  const text = typed.trim().replace(/\s*%$/, '').replace(',', '.')
  if (text === '') return null
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(text)) return undefined
  const value = Number(text)
  return value <= limits.ratePercentage ? value : undefined
}
