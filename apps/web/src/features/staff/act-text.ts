// An act of the trail in words, on the screen and as a row for spreadsheets. Pure.

import type { RecordedAct } from '@tablemate/contract/staff.ts'
import { type CsvNumber, csvAmount, csvLine } from '@tablemate/domain/csv.ts'
import { money, percent } from '../../lib/text/format.ts'
import { series } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'

const words = texts.staff.trail

/** A spreadsheet reads the file as UTF-8 only with this mark. */
const byteOrderMark = '\ufeff'

export function actText({ act, details }: RecordedAct): string {
  const text = texts.staff.acts[act]
  return details.isReversed ? words.undone({ act: text }) : text
}

/** The owner has no name of their own in the trail. */
export function actorText({ role, staffName }: RecordedAct): string {
  return role === 'owner' ? texts.staff.roles.owner : staffName
}

/** What the act was about, without its amount. */
export function detailsOf({ act, details, currency }: RecordedAct): string[] {
  const { menuItem, quantity, percentage, priceBefore, staffMember, changes = [], isOpen } = details
  const item = menuItem && (quantity === undefined ? menuItem : `${quantity} × ${menuItem}`)
  const before = priceBefore !== undefined && currency && words.was({ price: money(priceBefore, currency) })
  return [
    item,
    percentage !== undefined && percent(percentage),
    before,
    act === 'opening' && words.openings[openingOf(isOpen)],
    staffMember,
    ...changes.map(change => words.changes[change]),
  ].filter(part => typeof part === 'string')
}

export function reasonText({ reason }: RecordedAct): string | null {
  return reason && texts.floor.adjust.reasons[reason]
}

function openingOf(isOpen: boolean | undefined): keyof typeof words.openings {
  if (isOpen === undefined) return 'byHours'
  return isOpen ? 'open' : 'closed'
}

/** RFC 4180. The times are those of the device, in a form that spreadsheets read as times. */
export function actsCsv(acts: readonly RecordedAct[]): string {
  return byteOrderMark + csvLine(words.columns) + acts.map(actLine).join('')
}

function actLine(act: RecordedAct): string {
  const { at, role, displayName, tableName, amount, currency } = act
  const time: CsvNumber = { decimal: localTime(new Date(at)) }
  return csvLine([
    ...[time, actText(act), actorText(act), texts.staff.roles[role], displayName ?? '', tableName ?? ''],
    amount === null || currency === null ? '' : csvAmount(amount, currency),
    ...[currency ?? '', reasonText(act) ?? '', series(detailsOf(act))],
  ])
}

/** `2026-11-30 19:05:00` */
function localTime(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`
}
