// Writes rows in receiptline's markup.

import type { Row, RowStyle } from './ticket-layout.ts'

/** One line of markup for each row: nothing in a row's text is read as markup. */
export function markupOf(rows: readonly Row[]): string {
  return rows.map(row => (row.style === 'rule' ? '---' : lineOf(row))).join('\n')
}

/** "|" before a text aligns it to the left, and "~" is a space that is not trimmed. */
function lineOf({ style, text }: Row): string {
  const visible = text.trimStart()
  const [before, after] = decorations[style]
  return `|${'~'.repeat(text.length - visible.length)}${before}${escapeText(visible)}${after}`
}

const decorations: Record<RowStyle, readonly [string, string]> = {
  warning: ['`^^^', '^^^`'],
  large: ['^^^', '^^^'],
  tall: ['^^', '^^'],
  plain: ['', ''],
  rule: ['', ''],
}

/** Escapes as hexadecimal, which receiptline decodes last. "-" and "=" alone in a line are a rule and a cut. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\|{}~_"`^=-]/g, special => `\\x${special.charCodeAt(0).toString(16)}`)
}
