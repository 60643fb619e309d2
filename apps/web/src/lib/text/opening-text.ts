// When a restaurant opens, as text.

import { dayMs } from '@tablemate/domain/time.ts'
import { dateFormat } from './intl.ts'
import { language } from './locale.ts'
import { texts } from './texts.ts'

/** `Opens: Monday at 5:00 PM.`; '' for an instant that is not known or past. */
export function opensText(instant: string | null, now: number): string {
  const at = Date.parse(instant ?? '')
  return at > now ? texts.kitchen.opens({ when: whenText(at, now) }) : ''
}

/** `5:00 PM` today, `Monday at 5:00 PM` within six days, else with the date. In the device's time zone. */
export function whenText(at: number, now: number): string {
  const [date, today] = [new Date(at), new Date(now)]
  const isSoon = at - now < 6 * dayMs
  return dateFormat(language.locale, {
    ...(date.toDateString() !== today.toDateString() && { weekday: 'long' }),
    ...(!isSoon && { day: 'numeric', month: 'long' }),
    ...{ hour: 'numeric', minute: '2-digit' },
  }).format(date)
}
