// The board's state in local storage: the chosen station, and the tickets that this device has printed.

import { readStored, store } from '../../lib/device/storage.ts'
import type { StationChoice } from './state/columns.ts'

const stationKey = 'boardStation'
const printedKey = 'boardPrinted'
/** How many printed tickets are stored: more than a day has. */
const maxPrinted = 2000

export function readStation(): StationChoice {
  const stored = readStored(stationKey)
  return stored !== null && /^\d+$/.test(stored) ? Number(stored) : 'all'
}

export function storeStation(station: StationChoice): void {
  store(stationKey, String(station))
}

/** Records that a ticket is printed. Returns whether it was printed before. */
export function markPrinted(name: string): boolean {
  const printed = readStored(printedKey)?.split(' ').filter(Boolean) ?? []
  if (printed.includes(name)) return true
  store(printedKey, [...printed, name].slice(-maxPrinted).join(' '))
  return false
}
