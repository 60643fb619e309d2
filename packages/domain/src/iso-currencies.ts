// The currencies that a restaurant may choose: all of ISO 4217. Server and portal load this list; diners' screens do not.

/**
 * Source: ISO 4217, list one, as of 2026. Without codes of funds, metals, tests and units of account, and without VED, a second
 * code for the money of Venezuela (VES). Bulgaria has the euro since 2026, Curaçao and Sint Maarten XCG since 2025.
 */
const codes = [
  'AED AFN ALL AMD AOA ARS AUD AWG AZN',
  'BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD',
  'CAD CDF CHF CLP CNY COP CRC CUP CVE CZK',
  'DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP',
  'GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF',
  'IDR ILS INR IQD IRR ISK JMD JOD JPY',
  'KES KGS KHR KMF KPW KRW KWD KYD KZT',
  'LAK LBP LKR LRD LSL LYD',
  'MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN',
  'NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR',
  'RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL',
  'THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS',
  'VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG',
] as const

type WordsOf<Text extends string, Found = never> = Text extends `${infer Word} ${infer Rest}`
  ? WordsOf<Rest, Found | Word>
  : Found | Text

/** An ISO 4217 code. */
export type CurrencyCode = WordsOf<(typeof codes)[number]>

export const isoCurrencies = codes.flatMap(line => line.split(' ') as CurrencyCode[])

const known: ReadonlySet<unknown> = new Set(isoCurrencies)

export function isCurrencyCode(code: unknown): code is CurrencyCode {
  return known.has(code)
}
