// Maps countries to their currency, for the currencies without a rate. A restaurant's currency is suggested by it.

import type { RatedCurrencyCode } from '../currency.ts'
import type { CurrencyCode } from '../iso-currencies.ts'

/** ISO 3166 codes. El Salvador pays in US dollars. */
const countriesOf: Record<Exclude<CurrencyCode, RatedCurrencyCode>, string> = {
  ...{ AED: 'AE', AFN: 'AF', ALL: 'AL', AMD: 'AM', AOA: 'AO', ARS: 'AR', AWG: 'AW', AZN: 'AZ' },
  ...{ BAM: 'BA', BBD: 'BB', BDT: 'BD', BHD: 'BH', BIF: 'BI', BMD: 'BM', BND: 'BN', BOB: 'BO', BSD: 'BS' },
  ...{ BTN: 'BT', BWP: 'BW', BYN: 'BY', BZD: 'BZ', CDF: 'CD', CLP: 'CL', COP: 'CO', CRC: 'CR', CUP: 'CU' },
  ...{ CVE: 'CV', CZK: 'CZ', DJF: 'DJ', DOP: 'DO', DZD: 'DZ', EGP: 'EG', ERN: 'ER', ETB: 'ET', FJD: 'FJ' },
  ...{ FKP: 'FK', GEL: 'GE', GHS: 'GH', GIP: 'GI', GMD: 'GM', GNF: 'GN', GTQ: 'GT', GYD: 'GY', HNL: 'HN' },
  ...{ HTG: 'HT', HUF: 'HU', IDR: 'ID', ILS: 'IL PS', IQD: 'IQ', IRR: 'IR', ISK: 'IS', JMD: 'JM', JOD: 'JO' },
  ...{ KES: 'KE', KGS: 'KG', KHR: 'KH', KMF: 'KM', KPW: 'KP', KWD: 'KW', KYD: 'KY', KZT: 'KZ', LAK: 'LA' },
  ...{ LBP: 'LB', LKR: 'LK', LRD: 'LR', LSL: 'LS', LYD: 'LY', MAD: 'MA EH', MDL: 'MD', MGA: 'MG', MKD: 'MK' },
  ...{ MMK: 'MM', MNT: 'MN', MOP: 'MO', MRU: 'MR', MUR: 'MU', MVR: 'MV', MWK: 'MW', MYR: 'MY', MZN: 'MZ' },
  ...{ NAD: 'NA', NGN: 'NG', NIO: 'NI', NPR: 'NP', OMR: 'OM', PAB: '', PEN: 'PE', PGK: 'PG', PHP: 'PH' },
  ...{ PKR: 'PK', PYG: 'PY', QAR: 'QA', RON: 'RO', RSD: 'RS', RUB: 'RU', RWF: 'RW', SAR: 'SA', SBD: 'SB' },
  ...{ SCR: 'SC', SDG: 'SD', SHP: 'SH', SLE: 'SL', SOS: 'SO', SRD: 'SR', SSP: 'SS', STN: 'ST', SVC: '' },
  ...{ SYP: 'SY', SZL: 'SZ', TJS: 'TJ', TMT: 'TM', TND: 'TN', TOP: 'TO', TRY: 'TR', TTD: 'TT', TWD: 'TW' },
  ...{ TZS: 'TZ', UAH: 'UA', UGX: 'UG', UYU: 'UY', UZS: 'UZ', VES: 'VE', VND: 'VN', VUV: 'VU' },
  ...{ WST: 'WS', XAF: 'CF CG CM GA GQ TD', XCD: 'AG AI DM GD KN LC MS VC', XCG: 'CW SX' },
  ...{ XOF: 'BF BJ CI GW ML NE SN TG', XPF: 'NC PF WF', YER: 'YE', ZAR: 'ZA', ZMW: 'ZM', ZWG: 'ZW' },
}

const currencyByCountry = new Map(
  Object.entries(countriesOf).flatMap(([code, countries]) =>
    countries.split(' ').map(country => [country, code as CurrencyCode] as const),
  ),
)
currencyByCountry.delete('')

export const otherCountries: readonly string[] = [...currencyByCountry.keys()]

/** null: the country's currency has a rate, or there is no such country. */
export function otherCurrencyOf(country: string): CurrencyCode | null {
  return currencyByCountry.get(country) ?? null
}
