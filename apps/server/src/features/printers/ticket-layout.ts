// Arranges a ticket in rows of paper: plain data, which render-ticket.ts turns into receiptline's markup.

import { decimalsOf, decimalText } from '@tablemate/domain/currency.ts'
import type {
  OutgoingLine,
  OutgoingOrder,
  StatedAllergies,
} from '@tablemate/domain/delivery/outgoing-order.ts'
import { changedLines, changedNotes } from '@tablemate/domain/kitchen/changed-lines.ts'
import { type Language, languages } from '@tablemate/domain/languages.ts'
import { wordsIn } from '../../text/words-in.ts'
import type { CharacterSet } from './character-set.ts'
import { printableText } from './printable-text.ts'

/** 'warning': inverse and large. 'large': twice as wide and high. 'tall': twice as high. 'rule': a horizontal line. 'qr': a QR code. */
export type RowStyle = 'warning' | 'large' | 'tall' | 'plain' | 'rule' | 'qr'

export interface Row {
  readonly style: RowStyle
  /** Begins with spaces if it is indented. Contains printable characters only. The content of a QR code. */
  readonly text: string
}

export interface Paper {
  /** Characters per line. */
  readonly columns: number
  readonly characters: CharacterSet
  /** An IANA time zone. */
  readonly timeZone: string
  /** Of our words: one that the printer can print (ticket-words.ts). */
  readonly language: Language
}

/** What is true of a ticket when it is printed. */
export interface Marks {
  readonly isCopy: boolean
  /** The party's table is closed. */
  readonly hasLeft: boolean
}

/**
 * The rows of an order. What the printer cannot print of a text refers to the screen. A changed order has what went and what came
 * marked, as on the board.
 */
export function orderRows(order: OutgoingOrder, marks: Marks, paper: Paper): Row[] {
  const print = printerOf(paper)
  const { ticket, order: words } = wordsIn(paper.language)
  const { kind, table, number, guest, before = null } = order
  const gone = (text: string) => ticket.gone({ text })
  const added = (text: string) => ticket.added({ text })
  const tableRows = (name: string | null, style: RowStyle, within = (text: string) => text) =>
    name === null
      ? print(style, within(words.noTable))
      : print(style, name, { within: text => within(words.table({ name: text })), isName: true })
  const notes = changedNotes({ notes: order.notes, before: before && { items: [], ...before } })
  const noteRows = [
    ...notes.removed.flatMap(text => print('plain', text, { within: gone })),
    ...order.notes.flatMap(text => print('plain', text, notes.added.has(text) ? { within: added } : {})),
  ]
  return [
    ...allergyRows(order, paper),
    ...print('large', marks.hasLeft ? ticket.hasLeft : ''),
    ...print('large', marks.isCopy ? ticket.copy : ''),
    ...print('large', kind === 'new' ? '' : words[kind]),
    ...tableRows(table, 'large'),
    ...(before && before.table !== table ? tableRows(before.table, 'plain', gone) : []),
    ...print('large', words.number({ number })),
    ...print('plain', `${words.guest({ position: guest })}, ${timeOf(order.placedAt, paper)}`),
    rule,
    ...lineRows(order, paper),
    ...(noteRows.length > 0 ? [rule, ...noteRows] : []),
  ]
}

/** What was ticked is printed apart from what was typed, whose letters the printer may lack. */
function allergyRows(order: OutgoingOrder, paper: Paper): Row[] {
  const print = printerOf(paper)
  const { ticket, order: words, allergens, listSeparator } = wordsIn(paper.language)
  const partsOf = ({ stated, allergies }: Pick<OutgoingOrder, 'stated' | 'allergies'>) => {
    const { allergens: ticked, text }: StatedAllergies = stated ?? { allergens: [], text: allergies }
    return [ticked.map(allergen => allergens[allergen]).join(listSeparator), text]
  }
  const parts = partsOf(order)
  const gone = order.before ? partsOf(order.before).filter(part => !parts.includes(part)) : []
  return [
    ...parts.flatMap(part =>
      print('warning', part, {
        within: list => words.allergies({ list }),
        instead: ticket.allergiesOnScreen,
      }),
    ),
    ...gone.flatMap(part =>
      print('plain', part, {
        within: text => ticket.gone({ text: words.allergies({ list: text }) }),
        instead: ticket.gone({ text: ticket.allergiesOnScreen }),
      }),
    ),
  ]
}

/** The dishes: those that went above those that are wanted. */
function lineRows({ lines, before, currency }: OutgoingOrder, paper: Paper): Row[] {
  const print = printerOf(paper)
  const { ticket, order: words } = wordsIn(paper.language)
  const { tag } = languages[paper.language]
  const decimals = {
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: decimalsOf(currency),
  }
  const priceOf = ({ price, quantity }: OutgoingLine) =>
    (quantity > 1 ? `${quantity} x ` : '') +
    new Intl.NumberFormat(tag, { style: 'currency', currency, ...decimals }).format(
      Number(decimalText(price, currency)),
    )
  const menuItem = (line: OutgoingLine, style: RowStyle, mark: (text: string) => string, pointer: string) => [
    ...print(style, line.name, {
      before: mark(`${line.quantity} x `),
      pointer,
      isName: true,
      indent: `${line.quantity} x `.length,
    }),
    ...print('plain', line.offMenu ? `${words.offMenu}, ${priceOf(line)}` : '', { indent: noteIndent }),
    ...optionRows(line).flatMap(text => print(style, text, { pointer, indent: noteIndent })),
    ...print('plain', line.wish ?? line.offMenu?.wish ?? line.note, { pointer, indent: noteIndent }),
  ]
  const asMenuItems = (all: readonly OutgoingLine[]) =>
    all.map(line => ({ ...line, modifications: line.note }))
  const changed = changedLines({
    items: asMenuItems(lines),
    before: before ? { items: asMenuItems(before.lines), notes: [] } : null,
  })
  const gone = changed.filter(({ kind }) => kind === 'removed')
  const wanted = changed.filter(({ kind }) => kind !== 'removed')
  return [
    ...gone.flatMap(({ item }) => menuItem(item, 'plain', text => ticket.gone({ text }), ticket.seeScreen)),
    ...(gone.length > 0 ? [rule] : []),
    ...wanted.flatMap(({ kind, item }, at) =>
      menuItem(
        item,
        'tall',
        text => (kind === 'added' ? ticket.added({ text }) : text),
        ticket.seeScreenLine({ line: at + 1 }),
      ),
    ),
  ]
}

/** What was chosen in the kitchen's words. Extras, and what is left out, are marked by signs that every printer has. */
function optionRows({ options = [] }: OutgoingLine): string[] {
  return options.map(({ name, kitchenName = name, quantity, isExtra }) => {
    const mark = quantity === 0 ? '- ' : isExtra ? '+ ' : ''
    return mark + (quantity > 1 ? `${quantity} x ${kitchenName}` : kitchenName)
  })
}

/** The rows of a test ticket. */
export function testRows(printerName: string, now: Date, paper: Paper): Row[] {
  const print = printerOf(paper)
  return [
    ...print('large', wordsIn(paper.language).ticket.test),
    ...print('plain', printerName, { isName: true }),
    ...print('plain', timeOf(now.toISOString(), paper)),
    rule,
  ]
}

export const rule: Row = { style: 'rule', text: '' }
const noteIndent = 4

export interface PrintOptions {
  /** The reference to the screen: instead of a text of which nothing can be printed, in brackets after one that lacks a part. */
  readonly pointer?: string
  /** Instead of a text of which nothing can be printed, if it is not the pointer. */
  readonly instead?: string
  /** Puts what can be printed of the text into our words. */
  readonly within?: (text: string) => string
  /** Ours, printed before the text or what replaces it. */
  readonly before?: string
  /** Columns: of further rows, and without `before` of the first one. */
  readonly indent?: number
  /** Whether it is the name of a dish, in which pictographs are decoration. */
  readonly isName?: boolean
}

/** Returns a function that makes the rows of a text; none of an empty one. */
export function printerOf({ columns, characters, language }: Paper) {
  const words = wordsIn(language)
  return (style: RowStyle, text: string, options: PrintOptions = {}): Row[] => {
    const tidy = tidyText(text)
    if (tidy === '') return []
    const { pointer = words.ticket.seeScreen, instead = pointer, within, before = '', indent = 0 } = options
    const printable = printableText(tidy, characters, words, options.isName)
    const shown = printable && printable.text + (printable.isWhole ? '' : ` (${pointer})`)
    const whole = before + (shown === null ? instead : (within?.(shown) ?? shown))
    // Our words may have letters that are printed without their accents.
    const ours = printableText(tidyText(whole), characters, words)?.text ?? whole
    const isWide = style === 'warning' || style === 'large'
    const width = (isWide ? Math.floor(columns / 2) : columns) - indent
    return wrap(ours, before === '' ? width : width + indent, width, characters).map((part, at) => ({
      style,
      text: (at === 0 && before !== '' ? '' : ' '.repeat(indent)) + part,
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

/** Breaks a text between words, and a word that is longer than a row within it. receiptline would break within every word. */
function wrap(text: string, firstWidth: number, otherWidth: number, { widthOf }: CharacterSet): string[] {
  const rows: string[] = []
  let row = ''
  const fits = (extended: string) => widthOf(extended) <= (rows.length === 0 ? firstWidth : otherWidth)
  for (const word of text.split(' ')) {
    const extended = row === '' ? word : `${row} ${word}`
    if (fits(extended)) {
      row = extended
      continue
    }
    if (row !== '') rows.push(row)
    row = ''
    for (const character of word) {
      if (!fits(row + character)) {
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
