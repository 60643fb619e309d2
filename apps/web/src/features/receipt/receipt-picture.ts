// Draws the receipt as a picture, black on white. Long labels wrap; amounts are at the end of the line.

import { texts } from '../../lib/text/texts.ts'
import { headOf, type Receipt, type ReceiptEntry } from './receipt.ts'

/** In CSS pixels. */
const width = 400
const margin = 24
const gap = 16
/** Browsers refuse or blank larger canvases. Source: MDN, "Maximum canvas size" (Safari on iOS). */
const maxPixels = { side: 16_000, area: 16_000_000 }

interface Line {
  /** At the start of the line, or in the middle without an amount column. */
  readonly text: string
  readonly amount?: string | undefined
  readonly font: string
  readonly height: number
  readonly align: 'start' | 'center'
}

/** Null if the browser cannot draw it. */
export async function drawReceipt(receipt: Receipt): Promise<File | null> {
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return null
  const lines = linesOf(receipt, context)
  const height = lines.reduce((sum, line) => sum + line.height, 2 * margin)
  const scale = Math.min(3, maxPixels.side / height, Math.sqrt(maxPixels.area / (width * height)))
  canvas.width = Math.floor(width * scale)
  canvas.height = Math.floor(height * scale)
  context.scale(scale, scale)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  paint(context, lines)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  return blob && new File([blob], `${texts.titles.receipt}.png`, { type: 'image/png' })
}

function paint(context: CanvasRenderingContext2D, lines: readonly Line[]): void {
  context.fillStyle = context.strokeStyle = '#000'
  context.textBaseline = 'middle'
  const isRtl = document.dir === 'rtl'
  context.direction = isRtl ? 'rtl' : 'ltr'
  const [start, end] = isRtl ? [width - margin, margin] : [margin, width - margin]
  let top = margin
  for (const { text, amount = '', font, height, align } of lines) {
    const middle = top + height / 2
    context.font = font
    context.textAlign = align
    context.fillText(isolated(text), align === 'center' ? width / 2 : start, middle)
    context.textAlign = 'end'
    context.fillText(isolated(amount), end, middle)
    if (text === '') context.fillRect(margin, middle, width - 2 * margin, 1)
    top += height
  }
}

/** Runs in the direction of its first letter. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

function linesOf(receipt: Receipt, context: CanvasRenderingContext2D): Line[] {
  const [restaurant = '', ...head] = headOf(receipt)
  return [
    ...wrapped({ text: restaurant, ...fonts.title, align: 'center' }, context),
    ...head.flatMap(text => wrapped({ text, ...fonts.line, align: 'center' }, context)),
    rule,
    ...receipt.entries.flatMap(entry => entryLines(entry, context)),
  ]
}

function entryLines(entry: ReceiptEntry, context: CanvasRenderingContext2D): Line[] {
  if (entry.kind === 'rule') return [rule]
  const { kind, label, amount } = entry
  return wrapped({ text: label, amount, ...fonts[kind], align: 'start' }, context)
}

/** Breaks the text at spaces, or within a word that is too long. The amount is in the first line. */
function wrapped(line: Line, context: CanvasRenderingContext2D): Line[] {
  context.font = line.font
  const amountWidth = line.amount ? context.measureText(line.amount).width + gap : 0
  const room = Math.max(width - 2 * margin - amountWidth, width / 4)
  const fits = (text: string) => context.measureText(text).width <= room
  const rows: string[] = []
  let row = ''
  for (const word of line.text.split(/(?<= )/)) {
    if (!fits(row + word.trimEnd()) && row !== '') {
      rows.push(row)
      row = ''
    }
    for (const letter of word) {
      if (row !== '' && !fits(row + letter.trimEnd())) {
        rows.push(row)
        row = ''
      }
      row += letter
    }
  }
  return [...rows, row].map((text, at) => ({
    ...line,
    text: text.trimEnd(),
    amount: at === 0 ? line.amount : undefined,
  }))
}

const family = 'system-ui, sans-serif'
const fonts = {
  title: { font: `600 22px ${family}`, height: 32 },
  line: { font: `15px ${family}`, height: 24 },
  total: { font: `600 17px ${family}`, height: 28 },
  part: { font: `13px ${family}`, height: 20 },
} as const
const rule: Line = { text: '', font: fonts.line.font, height: 20, align: 'start' }
