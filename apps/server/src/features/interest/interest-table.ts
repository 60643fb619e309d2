// Writes the declarations of interested restaurants as CSV for the operator's spreadsheet.

import { csvLine } from '@tablemate/domain/csv.ts'
import type { Transaction } from '../../db/database.ts'
import { type ReceivedInterest, readInterest } from './queries.ts'

const columns: readonly (keyof ReceivedInterest)[] = [
  'id',
  'receivedAt',
  'restaurantName',
  'contactName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zipCode',
  'restaurantType',
  'seatingCapacity',
  'currentPosSystem',
  'averageOrderValue',
  'interestedFeatures',
  'additionalInfo',
]

/** Yields a row of column names, then the declarations, oldest first. One cell lists several features with commas. */
export async function* interestTable(tx: Transaction, since: Date): AsyncGenerator<string> {
  yield csvLine(columns)
  for await (const rows of readInterest(tx, since)) yield rows.map(asLine).join('')
}

function asLine(row: ReceivedInterest): string {
  return csvLine(columns.map(column => asText(row[column])))
}

function asText(value: ReceivedInterest[keyof ReceivedInterest]): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString()
  return Array.isArray(value) ? value.join(', ') : String(value)
}
