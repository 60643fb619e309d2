// The check of a menu file as this browser stores it until the import: it survives a reload, and ends 24 hours after the file was
// read (lib/device/records.ts). The PDF is a separate record, written once.

import { dayMs } from '@tablemate/domain/time.ts'
import { idAt, phoneRecords, readRecords } from '../../lib/device/records.ts'
import type { Checking } from './upload-state.ts'

/** Raised when a check has other fields than those that an earlier release stored. */
const format = 3

type StoredCheck = Omit<Checking, 'kind' | 'pdf'> & { readonly format: number }

/**
 * Stores the corrections. They come first: a page that is being closed has no time for the file. `isKnown`: they were stored before;
 * then the file is too, and what another tab has deleted stays deleted. Returns whether they outlive the page. Rejects as
 * `Records.change`.
 */
export async function keepCheck(
  restaurantId: number,
  { kind: _, pdf, ...check }: Checking,
  isKnown: boolean,
): Promise<boolean> {
  if (isOver(check)) return false
  const [rows, file] = namesOf(restaurantId, check)
  const record: StoredCheck = { ...check, format }
  const isStored = await phoneRecords.change(rows, known => {
    const isDeleted = isKnown && known === undefined
    return { put: isDeleted ? [] : [[rows, record]], result: !isDeleted }
  })
  // Without room for the file the corrections are kept nevertheless.
  if (pdf && !isKnown) await phoneRecords.add(file, pdf)
  return isStored && !(await phoneRecords.isTemporary(rows))
}

/** Deletes what is kept of this check. Never rejects. */
export function forgetCheck(restaurantId: number, check: Pick<Checking, 'readAt'>): Promise<void> {
  return phoneRecords.remove(namesOf(restaurantId, check))
}

/** Whether the check was read more than 24 hours ago, so that it is no longer kept. */
export function isOver({ readAt }: Pick<Checking, 'readAt'>): boolean {
  return readAt + dayMs <= Date.now()
}

/** The latest check of the restaurant, or null. Never rejects. */
export async function readKeptCheck(restaurantId: number): Promise<Checking | null> {
  const stored = await storedOf(restaurantId).catch(() => new Map<string, unknown>())
  const checks = [...stored.values()].filter(isCheck)
  const [latest] = checks.sort((a, b) => (b.changedAt ?? 0) - (a.changedAt ?? 0))
  if (!latest) return null
  const { format: _, ...check } = latest
  const pdf = stored.get(namesOf(restaurantId, check)[1])
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

/** The names of the records of the rows and of the file. */
function namesOf(restaurantId: number, { readAt }: Pick<Checking, 'readAt'>): [rows: string, file: string] {
  const both = `upload/${idAt(readAt)}/${restaurantId}`
  return [`${both}/rows`, `${both}/file`]
}

function isCheck(record: unknown): record is StoredCheck {
  return record !== null && typeof record === 'object' && 'format' in record && record.format === format
}
