// Pieces of text become words, row by row: by the gaps between them, so that letter-spaced capitals are words too.

import { joinSpacedLetters, letterSpacing } from './letter-spacing.ts'
import { withoutOverprints } from './overprints.ts'
import type { PageText, TextRun } from './page-text.ts'
import { settleRaised } from './raised-figures.ts'
import type { Row, Word } from './word.ts'

/** From top to bottom. */
export function rowsOf(page: PageText): Row[] {
  const runs = settleRaised(page.runs.flatMap(splitAtBlanks).filter(isOnPage(page)))
  const areBlanksWritten = runs.filter(({ isAfterBlank }) => isAfterBlank).length > 0.08 * runs.length
  return baselines(withoutOverprints(runs)).map(row => {
    const blank = areBlanksWritten ? Math.max(unwrittenBlank, letterSpacing(row)) : narrowestBlank
    return joinLeaders(joinSpacedLetters(joinRuns(row, blank)))
  })
}

/** Of the letters' own size: a narrower gap does not part words unless the file has a blank there. */
const narrowestBlank = 0.14
/** Where the file writes its blanks, a gap without one is letter-spacing up to this width. */
const unwrittenBlank = 0.3

/** Blanks and leaders; and between two prices of narrow columns, as money has no more than two decimals. */
const wordEnd = /(\s+|(?:[.·…_‥]|[-–—]){4,}|…+|(?<=\d[.,]\d{2})(?=\d{1,3}[.,]\d{2}(?!\d)))/

/** A run of several words, as other tools than ours may hand in, at places in proportion to its letters. */
function splitAtBlanks(run: TextRun): TextRun[] {
  const parts = run.text.split(wordEnd).filter(part => part !== '')
  if (parts.length < 2) return run.text.trim() === '' ? [] : [run]
  const unit = run.width / run.text.length
  const pieces: TextRun[] = []
  let offset = 0
  let isAfterBlank = run.isAfterBlank
  for (const part of parts) {
    const width = part.length * unit
    if (part.trim() === '') isAfterBlank = true
    else {
      pieces.push({
        ...run,
        text: part,
        x: run.x + offset,
        width,
        isAfterBlank: isAfterBlank || isLeading(part),
      })
      isAfterBlank = isLeading(part)
    }
    offset += width
  }
  return pieces
}

function isOnPage({ width, height }: PageText) {
  return ({ x, y }: TextRun) => x > -5 && x < width + 5 && y > -5 && y < height + 20
}

function baselines(runs: readonly TextRun[]): TextRun[][] {
  const rows: TextRun[][] = []
  for (const run of [...runs].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && run.y - first.y < 0.3 * Math.min(run.size, first.size)) row.push(run)
    else rows.push([run])
  }
  return rows.map(row => row.sort((a, b) => a.x - b.x))
}

function joinRuns(row: readonly TextRun[], blank: number): Word[] {
  const words: Word[] = []
  for (const run of row) {
    const last = words.at(-1)
    const next = asWord(run)
    if (!last || run.isAfterBlank || !touches(last, next, blank)) words.push(next)
    else words[words.length - 1] = joined(last, next)
  }
  return words
}

function touches(last: Word, next: Word, blank: number): boolean {
  const gap = next.left - last.right
  if (last.isLeader || next.isLeader || isDot(last)) return false
  if (/\d[.,]\d{2}$/.test(last.text) && /^\d{1,3}[.,]\d{2}$/.test(next.text)) return false
  return gap < blank * Math.min(last.size, next.size)
}

/** The look of the longer part is the look of the word. */
function joined(last: Word, next: Word): Word {
  const look = next.text.length > last.text.length ? next : last
  return { ...look, text: last.text + next.text, left: last.left, right: Math.max(last.right, next.right) }
}

function asWord({ text, x, y, width, size, font, isBold, isItalic, colour }: TextRun): Word {
  const isLeader = isLeading(text)
  return {
    text,
    left: x,
    right: x + width,
    y,
    size,
    font,
    isBold,
    isItalic,
    colour,
    isLeader,
    isSpaced: false,
  }
}

function isLeading(text: string): boolean {
  return /^(?:[.·•…_‥]{3,}|…+|[-–—]{4,})$/.test(text)
}

/** "Soup . . . . . 8": three dots standing alone in a row lead as well. */
function joinLeaders(row: readonly Word[]): Word[] {
  const words: Word[] = []
  for (let at = 0; at < row.length; ) {
    let end = at
    while (isDot(row[end])) end++
    const [first, last] = [row[at], row[end - 1]]
    if (
      first &&
      last &&
      (end - at >= 3 || (end > at && row.slice(at, end).some(({ isLeader }) => isLeader)))
    ) {
      words.push({ ...first, text: '…', right: last.right, isLeader: true })
      at = end
    } else if (first) {
      words.push(first)
      at++
    }
  }
  return words
}

function isDot(word: Word | undefined): boolean {
  return word !== undefined && /^[.·•…_‥]+$/.test(word.text)
}
