// Reads what printers report about themselves.

import type { PrinterStatus } from '@tablemate/domain/delivery/printer.ts'
import { minuteMs } from '@tablemate/domain/time.ts'

/** What a printer reports: the other statuses follow from the time of its last request. */
export type ReportedStatus = Exclude<PrinterStatus, 'never' | 'away'>

/** The status that the owner sees. */
export function shownStatus(
  { status, lastSeenAt }: { readonly status: ReportedStatus | null; readonly lastSeenAt: Date | null },
  now: Date,
): PrinterStatus {
  if (lastSeenAt === null) return 'never'
  return now.getTime() - lastSeenAt.getTime() > minuteMs ? 'away' : (status ?? 'ready')
}

/**
 * The status in a code of Star printers: "200 OK", "410 Out of paper", percent-encoded or not, or just "OK". Null: none. Source:
 * Star CloudPRNT Protocol Guide 2.4, Printer Status Codes.
 */
export function starStatus(code: string | null | undefined): ReportedStatus | null {
  const digits = /^\s*(\d{3,4}|OK)\b/i.exec((code ?? '').replaceAll(/%20|\+/g, ' '))?.[1]?.toUpperCase()
  if (digits === undefined) return null
  if (digits === 'OK' || digits.startsWith('2')) return 'ready'
  if (digits.startsWith('41')) return 'paper-out'
  return digits.startsWith('42') ? 'cover-open' : 'error'
}

/** Source: ePOS-Print XML, response: ASB_COVER_OPEN and ASB_RECEIPT_END. */
const epsonFlags = { coverOpen: 0x20, receiptEnd: 0x80000 } as const

/** The reason why an Epson printer did not print. */
export function epsonFault(code: string, flags: number): ReportedStatus {
  if (code === 'EPTR_REC_EMPTY' || flags & epsonFlags.receiptEnd) return 'paper-out'
  return code === 'EPTR_COVER_OPEN' || flags & epsonFlags.coverOpen ? 'cover-open' : 'error'
}
