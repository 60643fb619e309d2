// How menus mark a number as money: currency signs, ISO 4217 codes and abbreviations.

import { isoCurrencies } from '@tablemate/domain/iso-currencies.ts'

/** Dollars and the like of several countries: "US$", "R$". */
const dollar = String.raw`(?:(?<!\p{L})(?:US|NZ|AU?|CA?|S|HK|R|MX|NT|J|TT|RD|B))?\$`

/** Upper case only, since "try 3" is not money. Left out are the codes that menus have as words: "ALL 12", "PER CUP". */
const codes = [...isoCurrencies.filter(code => !['ALL', 'CUP', 'PEN', 'TOP'].includes(code)), 'BGN'].join('|')

/** Those that are no words. */
const lowerCodes = 'chf|czk|dkk|eur|gbp|huf|isk|nok|pln|sek|usd'

const others = String.raw`R[Ss]\.?|R[Pp]\.?|RM|TL|[Kk][Rr]\.?|Kč|zł|lei|Ft|Fr\.|FR\.|SFr\.|Dhs?\.?|DHS?|QR|SR|KD|BD|K[Ss]h|S/\.?|Bs\.|лв\.?|руб\.?|грн\.?|ден\.?|din\.|[Ee]uros?|zl|KM|р\.?|сум|тг\.?|đ|บาท|Gs\.?|B/\.?|so[ʻ‘’']m|د\.[إأاكبتلع]|ر\.[سعق]|[جد]\.م|درهم|ريال|دينار`

/** The source of a regular expression for the mark before or after an amount. */
export const currencySign = String.raw`(?:${dollar}|[\p{Sc}円元원]|(?<!\p{L})(?:${codes}|${lowerCodes}|${others})(?!\p{L}))`

/** The signs of currencies in which a dish costs thousands. */
export const signOfThousands = String.raw`(?:[₽₸₩¥￥₫₡₲֏₦円원]|(?<!\p{L})(?:Ft|HUF|руб\.?|р\.?|сум|so[ʻ‘’']m|тг\.?|đ|VND|R[Pp]\.?|IDR|Gs\.?|CLP|COP|ISK|din\.|RSD|JPY|KRW|KZT|NGN|TZS|UGX|IQD|د\.ع)(?!\p{L}))`
/** In which it costs a hundred, so that thousands are seldom. */
export const signOfHundreds = String.raw`(?:[₴₹฿]|(?<!\p{L})(?:[Kk][Rr]\.?|Kč|CZK|SEK|NOK|DKK|грн\.?)(?!\p{L}))`
