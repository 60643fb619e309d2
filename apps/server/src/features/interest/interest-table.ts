// Writes the declarations of interested restaurants as CSV for the operator's spreadsheet.

import { csvLine } from '@tablemate/domain/csv.ts'
import type { Sql } from '../../db/database.ts'
import { listInterest, type ReceivedInterest } from './queries.ts'

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

/** A row of column names, then the declarations, oldest first. One cell lists several features with commas. */
export async function interestTable(sql: Sql, since: Date): Promise<string> {
  return csvLine(columns) + (await listInterest(sql, since)).map(asLine).join('')
}

function asLine(row: ReceivedInterest): string {
  return csvLine(columns.map(column => asText(row[column])))
}

function asText(value: ReceivedInterest[keyof ReceivedInterest]): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString()
  return Array.isArray(value) ? value.join(', ') : String(value)
}
