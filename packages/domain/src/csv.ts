// Writes CSV (RFC 4180) for spreadsheets, in which user input stays text and never becomes a formula.

import { type CurrencyCode, decimalText } from './currency.ts'
import type { Minor } from './money.ts'

/** A number in decimal notation. */
export interface CsvNumber {
  readonly decimal: string
}

/** One line with its line end. Every text is quoted, so that no cell can split into two. Numbers stay numbers. */
export function csvLine(cells: readonly (string | CsvNumber)[]): string {
  return `${cells.map(cell => (typeof cell === 'string' ? quoted(cell) : cell.decimal)).join(',')}\r\n`
}

/** An amount in the major unit, with the currency's decimals. */
export function csvAmount(minor: Minor, currency: CurrencyCode): CsvNumber {
  return { decimal: decimalText(minor, currency) }
}

function quoted(text: string): string {
  return `"${escapeFormula(text).replaceAll('"', '""')}"`
}

/**
 * Puts an apostrophe before text that begins like a formula: at the start of a cell, and after a semicolon, tab or line
 * break, where some spreadsheets begin a new cell. A tab or carriage return at the start gets one too. Source: OWASP, "CSV
 * Injection".
 */
function escapeFormula(cell: string): string {
  return cell.replace(/(^|[;\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g, "$1$2'").replace(/^(?=[\t\r])/, "'")
}
