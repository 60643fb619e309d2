// The form values of the profile, their conversion to the request body, and how the question about other changes shows them.

import type { InputOf } from '@tablemate/contract/endpoint.ts'
import type { changeOwnRestaurant, OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { toPercentage } from '@tablemate/domain/bill/rates.ts'
import { ratesOfRestaurant } from '@tablemate/domain/bill/restaurant-rates.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { Language } from '@tablemate/domain/languages.ts'
import { countryName } from '../../lib/text/format.ts'
import { languageName } from '../../lib/text/language-name.ts'
import { texts } from '../../lib/text/texts.ts'
import { currencyLabel } from '../currency/currency-label.ts'
import { describedRates, ratesBody, type TypedRates } from '../portal/rates-body.ts'
import type { RestaurantValues } from '../portal/restaurant-fields.tsx'
import type { Described } from '../portal/use-save-changes.tsx'

const words = texts.account.profile
const labels = texts.restaurantLogin.fields

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
function typedRates(own: OwnRestaurant) {
  const { isTaxIncluded, taxRate, serviceFeeRate } = ratesOfRestaurant(own)
  const isNamed = own.isTaxIncluded === null || own.taxPercentage !== null
  return {
    isTaxIncluded,
    taxPercentage: isNamed ? String(toPercentage(taxRate)) : '',
    serviceFeePercentage: String(toPercentage(serviceFeeRate)),
  }
}

const rateNames = ['isTaxIncluded', 'taxPercentage', 'serviceFeePercentage'] as const

/**
 * The fields of the request body. Requires valid values. Rates are as stored until one of them differs from `shown`, so that an
 * account without an answer is still asked.
 */
export function profileFields(
  { menuPrices: _, ...values }: ProfileValues,
  shown: ProfileValues,
  { isTaxIncluded, taxPercentage, serviceFeePercentage }: OwnRestaurant,
) {
  const stored = { isTaxIncluded, taxPercentage, serviceFeePercentage }
  if (rateNames.some(name => values[name] !== shown[name])) return { ...values, ...ratesBody(values) }
  const typed = ratesBody(values)
  const ofRate = <N extends keyof typeof typed>(name: N) => (stored[name] === null ? null : typed[name])
  return {
    ...values,
    isTaxIncluded: ofRate('isTaxIncluded'),
    taxPercentage: ofRate('taxPercentage'),
    serviceFeePercentage: ofRate('serviceFeePercentage'),
  }
}
type ProfileFields = ReturnType<typeof profileFields>

const asText = (label: string) => ({ label, show: (text: string) => text })

/** How the question about changes in another window shows the fields. */
export const describedProfile: Described<ProfileFields> = {
  name: asText(labels.name),
  phone: asText(labels.phone),
  address: asText(labels.address),
  city: asText(labels.city),
  state: asText(labels.state),
  zipCode: asText(labels.zipCode),
  businessId: asText(labels.businessId),
  country: { label: words.fields.country, show: code => (code ? countryName(code) : '') },
  currency: { label: words.fields.currency, show: currencyLabel },
  timeZone: { label: words.fields.timeZone, show: zone => zone.replaceAll('_', ' ') },
  language: { label: words.fields.language, show: languageName },
  ...describedRates,
}
