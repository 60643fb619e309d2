// Which characters a printer can print. receiptline encodes the text, but replaces what it cannot encode by "?" and encodes
// some characters that printers do not have.

import type { PrinterEncoding } from '@tablemate/domain/delivery/printer.ts'
import receiptline from 'receiptline'

const { commands } = receiptline
/** Any command set of one language: the bytes of a text differ only in the commands before them. */
const { escpos } = commands

export interface CharacterSet {
  /** Whether every character of the text appears on paper as it is. */
  canPrint(text: string): boolean
  /** The width in columns at normal size. */
  widthOf(text: string): number
}

export function characterSetOf(encoding: PrinterEncoding): CharacterSet {
  return {
    canPrint: text => Array.from(text).every(character => isPrintable(character, encoding)),
    widthOf: text => escpos.measureText(text, encoding),
  }
}

function isPrintable(character: string, encoding: PrinterEncoding): boolean {
  if (character === '?') return true
  // receiptline's code pages have this character in their empty places.
  if (character === '\ufffd') return false
  // As in a ticket: some characters are exchanged before they are encoded.
  const bytes = Buffer.from(
    escpos
      .arrayFrom(character, encoding)
      .map(unit => bytesOf(unit, encoding))
      .join(''),
    'binary',
  )
  return !bytes.equals(questionMark) && !bytes.equals(twoQuestionMarks) && isOnPrinters[encoding](bytes)
}

const questionMark = Buffer.from('?')
/** For a character beyond U+FFFF. */
const twoQuestionMarks = Buffer.from('??')

function bytesOf(text: string, encoding: PrinterEncoding): string {
  const all = escpos.text(text, encoding)
  // In 'multilingual' a command before a character selects its code page: the last byte is the character.
  if (encoding === 'multilingual') return all.startsWith('\x1b') ? all.slice(-1) : all
  return all.slice(escpos.text('', encoding).length)
}

/** iconv-lite encodes the largest variant of each character set, and printers have the standard one. */
const isOnPrinters: Record<PrinterEncoding, (bytes: Buffer) => boolean> = {
  multilingual: () => true,
  shiftjis: () => true,
  // GB 2312 and GBK, without the four-byte characters that GB 18030 adds.
  gb18030: bytes => bytes.length <= 2,
  // Without the additions of Hong Kong.
  big5: ([first = 0]) => first < 0x80 || (first >= 0xa1 && first <= 0xf9),
  // KS X 1001, without the additions of code page 949.
  ksc5601: ([first = 0, second = 0xff]) => first < 0x80 || (first >= 0xa1 && second >= 0xa1),
}
