// The check of a menu file as this browser stores it until the import: it survives a reload, and ends 24 hours after the file was
// read (device/records.ts). The PDF is a record of its own, written once.

import { phoneRecords, readRecords } from '../../../device/records.ts'
import type { Checking } from './upload-state.ts'

/** Raised when a check has other fields than those that an earlier release stored. */
const format = 1

type StoredCheck = Omit<Checking, 'kind' | 'pdf'> & { readonly format: number }

/** Stores the corrections. They come first: a page that is being closed has no time for the file. */
export async function keepCheck(restaurantId: number, { kind: _, pdf, ...check }: Checking): Promise<void> {
  const file = nameOf(restaurantId, check, 'file')
  const record: StoredCheck = { ...check, format }
  const stored = phoneRecords.put(nameOf(restaurantId, check, 'rows'), record)
  if (pdf) await phoneRecords.change(file, known => ({ put: known ? [] : [[file, pdf]], result: null }))
  await stored
}

/** The latest check of the restaurant, or null. Never rejects. */
export async function readKeptCheck(restaurantId: number): Promise<Checking | null> {
  const stored = await storedOf(restaurantId).catch(() => new Map<string, unknown>())
  const checks = [...stored.values()].filter(isCheck)
  const [latest] = checks.sort((a, b) => (b.changedAt ?? 0) - (a.changedAt ?? 0))
  if (!latest) return null
  const { format: _, ...check } = latest
  const pdf = stored.get(nameOf(restaurantId, check, 'file'))
  return {
    ...check,
    kind: 'checking',
    pdf: pdf instanceof Blob ? pdf : null,
    keptFrom: check.changedAt,
  }
}

async function storedOf(restaurantId: number): Promise<Map<string, unknown>> {
  const all = await readRecords(phoneRecords, 'upload')
  return new Map(all.filter(([name]) => name.split('/')[2] === `${restaurantId}`))
}

/** Contains a time as the id of a group does (domain/groups/group-time.ts), so that the record ends as those of a group. */
function nameOf(restaurantId: number, { readAt }: Pick<Checking, 'readAt'>, part: 'rows' | 'file'): string {
  const time = readAt.toString(16).padStart(12, '0')
  return `upload/${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000/${restaurantId}/${part}`
}

function isCheck(record: unknown): record is StoredCheck {
  return record !== null && typeof record === 'object' && 'format' in record && record.format === format
}
