// Arranges a ticket in rows of paper: plain data, which receipt-markup.ts turns into receiptline's markup.

import type { OutgoingLine, OutgoingOrder } from '#domain/delivery/outgoing-order.ts'
import type { Words } from '../../text/words.ts'
import type { CharacterSet } from './character-set.ts'

/** 'warning': inverse and large. 'large': twice as wide and high. 'tall': twice as high. 'rule': a horizontal line. */
export type RowStyle = 'warning' | 'large' | 'tall' | 'plain' | 'rule'

export interface Row {
  readonly style: RowStyle
  /** Begins with spaces if it is indented. Contains printable characters only. */
  readonly text: string
}

export interface Paper {
  /** Characters per line. */
  readonly columns: number
  readonly characters: CharacterSet
  /** An IANA time zone. */
  readonly timeZone: string
  /** In a language that the printer can print (ticket-words.ts). */
  readonly words: Words
}

/** The rows of an order. A text that the printer cannot print is replaced by a reference to the screen. */
export function orderRows(order: OutgoingOrder, isCopy: boolean, paper: Paper): Row[] {
  const { texts } = order
  const { ticket } = paper.words
  const print = printerOf(paper)
  const note = (text: string, line: number) =>
    print('plain', text, { instead: ticket.seeScreenLine(line), indent: noteIndent })
  const dish = ({ quantity, name, note: wish }: OutgoingLine, at: number) => [
    ...print('tall', name, { before: `${quantity} x `, instead: ticket.seeScreenLine(at + 1) }),
    ...note(wish, at + 1),
  ]
  return [
    ...print('warning', texts.allergies, { instead: ticket.allergiesOnScreen }),
    ...print('large', isCopy ? ticket.copy : ''),
    ...print('large', texts.kind),
    ...print('large', texts.table),
    ...print('large', texts.number, { instead: String(order.number) }),
    ...print('plain', `${texts.guest}, ${timeOf(order.placedAt, paper)}`, {
      instead: timeOf(order.placedAt, paper),
    }),
    rule,
    ...order.lines.flatMap(dish),
    ...(order.notes.some(isVisible) ? [rule, ...order.notes.flatMap(text => print('plain', text))] : []),
  ]
}

/** The rows of a test ticket. */
export function testRows(printerName: string, now: Date, paper: Paper): Row[] {
  const print = printerOf(paper)
  return [
    ...print('large', paper.words.ticket.test),
    ...print('plain', printerName),
    ...print('plain', timeOf(now.toISOString(), paper)),
    rule,
  ]
}

const rule: Row = { style: 'rule', text: '' }
const noteIndent = 4

interface PrintOptions {
  /** Printed instead of a text with unprintable characters. */
  readonly instead?: string
  /** Ours, printed before the text or what replaces it. Further rows are indented by its width. */
  readonly before?: string
  /** Columns. */
  readonly indent?: number
}

/** Returns a function that makes the rows of a text; none of an empty one. */
function printerOf({ columns, characters, words }: Paper) {
  return (
    style: RowStyle,
    text: string,
    { instead = words.ticket.seeScreen, before = '', indent = before.length }: PrintOptions = {},
  ): Row[] => {
    const tidy = tidyText(text)
    if (tidy === '') return []
    const shown = characters.asPrinted(tidy) ?? instead
    const width = (style === 'warning' || style === 'large' ? Math.floor(columns / 2) : columns) - indent
    return wrap(shown, width, characters).map((part, at) => ({
      style,
      text: (at === 0 && before ? before : ' '.repeat(indent)) + part,
    }))
  }
}

/** One line without control and format characters, composed as receiptline composes it. */
function tidyText(text: string): string {
  return text
    .normalize()
    .replaceAll(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
}

const isVisible = (text: string) => tidyText(text) !== ''

/** Breaks a text between words, and a word that is longer than a row within it. receiptline would break within every word. */
function wrap(text: string, width: number, { widthOf }: CharacterSet): string[] {
  const rows: string[] = []
  let row = ''
  for (const word of text.split(' ')) {
    const extended = row === '' ? word : `${row} ${word}`
    if (widthOf(extended) <= width) {
      row = extended
      continue
    }
    if (row !== '') rows.push(row)
    row = ''
    for (const character of word) {
      if (widthOf(row + character) > width) {
        rows.push(row)
        row = ''
      }
      row += character
    }
  }
  return row === '' ? rows : [...rows, row]
}

function timeOf(instant: string, { timeZone }: Paper): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  )
}
