// What this device keeps of its board: the station that it shows, and which tickets it has printed.

import { readStored, store } from '../../../device/storage.ts'
import type { StationChoice } from './state/columns.ts'

const stationKey = 'boardStation'
const printedKey = 'boardPrinted'
/** So many printed tickets are remembered: more than a day has. */
const mostPrinted = 2000

export function readStation(): StationChoice {
  const stored = readStored(stationKey)
  return stored !== null && /^\d+$/.test(stored) ? Number(stored) : 'all'
}

export function keepStation(station: StationChoice): void {
  store(stationKey, String(station))
}

/** Notes that this ticket is printed now; answers whether it was before. */
export function notePrint(name: string): boolean {
  const printed = readStored(printedKey)?.split(' ').filter(Boolean) ?? []
  if (printed.includes(name)) return true
  store(printedKey, [...printed, name].slice(-mostPrinted).join(' '))
  return false
}
