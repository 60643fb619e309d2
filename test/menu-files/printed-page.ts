// Builds a printed page for a test from lines of text with positions and styles.

import type { PageText, TextRun } from '@tablemate/menu-reader/pdf/layout/page-text.ts'

interface Print {
  readonly size?: number
  readonly bold?: boolean
  readonly italic?: boolean
}

/** Text at its left edge and baseline, in points. */
export type Printed = readonly [left: number, y: number, text: string, print?: Print]

/** An A4 page. Letters are half as wide as high in every font. */
export function sheet(...printed: readonly Printed[]): PageText {
  return { width: 595, height: 842, runs: printed.map(asRun) }
}

/** Lines below each other. "…" is a row of dots; text after a tab is right-aligned. */
export function column(
  left: number,
  right: number,
  lines: readonly (string | readonly [string, Print])[],
): Printed[] {
  return lines.flatMap((line, at) => {
    const [text, print] = typeof line === 'string' ? [line, {}] : line
    const [name = '', price] = text.split('\t')
    const y = 60 + at * 16
    const edge = right - (price ?? '').length * (print.size ?? 10) * 0.5
    return price
      ? [[left, y, name, print] as const, [edge, y, price, print] as const]
      : [[left, y, name, print] as const]
  })
}

function asRun([x, y, text, { size = 10, bold = false, italic = false } = {}]: Printed): TextRun {
  const font = bold ? 'Sans-Bold' : italic ? 'Sans-Italic' : 'Sans'
  return { text, x, y, width: text.length * size * 0.5, size, font, isBold: bold, isItalic: italic }
}
