// The messages of Epson's Server Direct Print. Source: its user's manual for TM-i firmware 4.1, chapter 3.

import { epsonFault, type ReportedStatus } from './printer-status.ts'

/** How long the printer tries to print, as while its paper is out, before it reports a failure. */
const printTimeoutMs = 20_000

/** How long a fetched ticket is not handed out again, unless the printer reports first. */
export const epsonLeaseMs = printTimeoutMs + 10_000

/** The buzzer of the printer or beside it, twice. */
const bell = '<sound pattern="pattern_a" repeat="2"/>'

/** The message with a ticket. The token contains letters and digits only. */
export function printRequest(token: string, commands: Buffer, hasBell: boolean): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<PrintRequestInfo Version="2.00"><ePOSPrint>',
    `<Parameter><devid>local_printer</devid><timeout>${printTimeoutMs}</timeout><printjobid>${token}</printjobid></Parameter>`,
    '<PrintData><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">',
    `${hasBell ? bell : ''}<command>${commands.toString('hex')}</command>`,
    '</epos-print></PrintData>',
    '</ePOSPrint></PrintRequestInfo>',
  ].join('\n')
}

export interface PrintResult {
  /** Null: firmware before 4.1, or the printer could not read the request. */
  readonly token: string | null
  readonly isPrinted: boolean
  readonly status: ReportedStatus
}

/**
 * Reads the printer's report; null if it is none. Only its few known places are looked at, by expressions that take linear
 * time: an XML parser would also follow entities and doctypes.
 */
export function readPrintResult(xml: string): PrintResult | null {
  if (!xml.includes('<PrintResponseInfo')) return null
  const token = /<printjobid>(\w{1,30})<\/printjobid>/.exec(xml)?.[1] ?? null
  const response = /<response\s([^<>]{1,500})>/.exec(xml)?.[1]
  // Without <response>, the printer refused the request as a whole: <Response Success="false">.
  if (response === undefined) return { token, isPrinted: false, status: 'error' }
  const isPrinted = /\bsuccess="(true|1)"/.test(response)
  const code = /\bcode="(\w{0,40})"/.exec(response)?.[1] ?? ''
  const flags = Number(/\bstatus="(\d{1,10})"/.exec(response)?.[1] ?? 0)
  return { token, isPrinted, status: isPrinted ? 'ready' : epsonFault(code, flags) }
}
