// How menus mark a number as money: currency signs, ISO 4217 codes and abbreviations.

/** Dollars and the like of several countries: "US$", "R$". */
const dollar = String.raw`(?:(?<!\p{L})(?:US|NZ|AU?|CA?|S|HK|R|MX|NT|J|TT|RD|B))?\$`

/** Upper case only, since "try 3" and "all 12" are not money. */
const codes =
  'AED|ARS|AUD|BDT|BGN|BHD|BOB|BRL|CAD|CHF|CLP|CNY|CRC|CZK|DKK|DOP|EGP|EUR|GBP|GEL|GHS|HKD|HUF|IDR|ILS|INR|ISK|JOD|JPY|KES|KRW|KWD|KZT|LKR|MAD|MUR|MXN|MYR|NGN|NOK|NPR|NZD|OMR|PHP|PKR|PLN|QAR|RON|RSD|RUB|SAR|SEK|SGD|THB|TND|TRY|TWD|TZS|UAH|UGX|USD|UYU|VND|XAF|XOF|ZAR'

const others = String.raw`R[Ss]\.?|R[Pp]\.?|RM|TL|[Kk][Rr]\.?|Kč|zł|lei|Ft|Fr\.|FR\.|SFr\.|Dhs?\.?|DHS?|QR|SR|KD|BD|K[Ss]h|S/\.?|Bs\.|лв\.?|руб\.?|грн\.?|ден\.?|din\.|[Ee]uros?|[Ee]ur`

/** The source of a regular expression for the mark before or after an amount. */
export const currencySign = String.raw`(?:${dollar}|[€£¥₹₺₽₩฿₫₪₴₦₱₲₡₵₸₼₾円元]|(?<!\p{L})(?:${codes}|${others})(?!\p{L}))`
