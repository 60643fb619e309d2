// Formats numbers for people: money, percentages, dates, durations.

import { type CurrencyCode, ratedCurrency } from '@tablemate/domain/currency.ts'
import { dateFormat, numberFormat } from './intl.ts'
import { language, number } from './locale.ts'
import { moneyIn, percentIn, typedAmountIn } from './number-format.ts'
import { texts } from './texts.ts'

const { locale } = language

/** An amount in minor units with its currency: 10975 USD is `$109.75`, 74500 JPY is `¥745`, 1250 KWD is `KWD 1.250`. */
export function money(minor: number, code: CurrencyCode): string {
  return moneyIn(locale, minor, code)
}

/** What is added to an amount, with its sign: `+$1.50`, `-$1.00`. */
export function addedMoney(minor: number, code: CurrencyCode): string {
  return `${minor > 0 ? '+' : ''}${money(minor, code)}`
}

/** Omits zero decimals: `$5`, but `$5.50`. */
export function shortMoney(minor: number, code: CurrencyCode): string {
  return moneyIn(locale, minor, code, { isShort: true })
}

/** The first text of a field for an amount: `109.75`. */
export function typedAmount(minor: number, code: CurrencyCode): string {
  return typedAmountIn(locale, minor, code)
}

/** A rate in thousandths of a percent: 8875 is `8.875%`. */
export function rate(thousandths: number): string {
  return percent(thousandths / 1000)
}

/** 18 is `18%`. */
export function percent(value: number): string {
  return percentIn(locale, value)
}

/** 12345 is `12,345`. */
export function count(value: number): string {
  return number(value)
}

/** The country with this ISO code: `JP` is `Japan`. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
}

/** `PLN` is `Polish Złoty`: in English as specified (spec.md, section 9), else as the language says. */
export function currencyName(code: CurrencyCode): string {
  const specified = language.code === 'en' && ratedCurrency(code)?.name
  return specified || (new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code)
}

/** `just now`, `2 minutes ago`, `1 hour ago`, `3 days ago`. */
export function timeAgo(instant: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(instant)) / 1000))
  if (seconds < 45) return texts.app.justNow
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 60) return relative.format(-minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? relative.format(-hours, 'hour') : relative.format(-Math.round(hours / 24), 'day')
}

/** `45 seconds`, `1 minute`, `7 minutes`: rounded up, so that nobody retries too early. */
export function duration(seconds: number): string {
  const [value, unit] =
    seconds < 60 ? [Math.max(1, Math.ceil(seconds)), 'second'] : [Math.ceil(seconds / 60), 'minute']
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}

/** `Nov 21, 2026, 7:30 PM`, in the device's time zone. */
export function dateAndTime(instant: string): string {
  return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))
}

/** `Nov 30, 2026`: a day in UTC, in every time zone. `day` is its ISO date, or an instant within the day. */
export function calendarDate(day: string): string {
  return dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
}

/** `Nov 30`, in UTC as `calendarDate`. */
export function shortDate(day: string): string {
  return dateFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day))
}

/** `Sat`, in UTC as `calendarDate`. */
export function dayOfWeek(day: string): string {
  return dateFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))
}

/** `7:30 PM`, in the device's time zone. */
export function timeOfDay(instant: number): string {
  return dateFormat(locale, { timeStyle: 'short' }).format(new Date(instant))
}
