// How long a party has been seated, in words.

import { texts } from '../../lib/text/texts.ts'

/** "45 min", "1 h 5 min". */
export function stayText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? texts.floor.minutes({ minutes }) : texts.floor.hours({ hours, minutes: minutes % 60 })
}
