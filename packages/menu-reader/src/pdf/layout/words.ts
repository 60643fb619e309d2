// Joins text runs into words, row by row, by the gaps between them.

import { joinSpacedLetters, letterSpacing } from './letter-spacing.ts'
import type { PageText, TextRun } from './page-text.ts'
import { withoutRaised } from './raised-figures.ts'
import type { Row, Word } from './word.ts'

export function rowsOf(page: PageText): Row[] {
  const runs = withoutRaised(page.runs.flatMap(splitAtBlanks).filter(isOnPage(page)))
  const hasSpaces = runs.filter(({ isAfterBlank }) => isAfterBlank).length > 0.08 * runs.length
  return baselines(withoutOverprints(runs)).map(row => {
    const minGap = hasSpaces ? Math.max(maxLetterGap, letterSpacing(row)) : minWordGap
    return joinLeaders(joinSpacedLetters(joinRuns(row, minGap)))
  })
}

/** Relative to the font size: a narrower gap does not separate words unless the file has a space there. */
const minWordGap = 0.14
/** In a file that contains spaces, gaps up to this width are letter-spacing. */
const maxLetterGap = 0.3

/** Spaces and leaders; also between two touching prices of narrow columns, since money has at most two decimals. */
const wordEnd = /(\s+|(?:[.·…_‥]|[-–—]){4,}|…+|(?<=\d[.,]\d{2})(?=\d{1,3}[.,]\d{2}(?!\d)))/

/** Splits a run of several words, as other tools write it, at positions in proportion to its letters. */
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

function joinRuns(row: readonly TextRun[], minGap: number): Word[] {
  const words: Word[] = []
  for (const run of row) {
    const last = words.at(-1)
    const next = asWord(run)
    if (!last || run.isAfterBlank || !touches(last, next, minGap)) words.push(next)
    else words[words.length - 1] = joined(last, next)
  }
  return words
}

function touches(last: Word, next: Word, minGap: number): boolean {
  const gap = next.left - last.right
  if (last.isLeader || next.isLeader || isDot(last)) return false
  if (/\d[.,]\d{2}$/.test(last.text) && /^\d{1,3}[.,]\d{2}$/.test(next.text)) return false
  return gap < minGap * Math.min(last.size, next.size)
}

/** The word takes the style of its longer part. */
function joined(last: Word, next: Word): Word {
  const style = next.text.length > last.text.length ? next : last
  return { ...style, text: last.text + next.text, left: last.left, right: Math.max(last.right, next.right) }
}

function asWord({ text, x, y, width, size, font, isBold, isItalic, colour, levelled }: TextRun): Word {
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
    levelled,
  }
}

function isLeading(text: string): boolean {
  return /^(?:[.·•…_‥]{3,}|…+|[-–—]{4,})$/.test(text)
}

/** "Soup . . . . . 8": three separate dots in a row are a leader, too. */
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

// Removes text that is printed twice, slightly apart, to look bold or cast a shadow.

function withoutOverprints(runs: readonly TextRun[]): TextRun[] {
  const seen = new Map<string, TextRun[]>()
  return runs.filter(run => {
    const [column, row] = [Math.round(run.x / cellSize), Math.round(run.y / cellSize)]
    const near = Math.min(cellSize, 0.2 * run.size)
    const isNear = (other: TextRun) => Math.abs(other.x - run.x) < near && Math.abs(other.y - run.y) < near
    const isRepeat = neighbours.some(([right, down]) =>
      seen.get(`${column + right} ${row + down} ${run.text}`)?.some(isNear),
    )
    const key = `${column} ${row} ${run.text}`
    const sameCell = seen.get(key)
    if (sameCell) sameCell.push(run)
    else seen.set(key, [run])
    return !isRepeat
  })
}

/** A repeat lies at most this far away, so the neighbouring cells of the grid suffice. */
const cellSize = 8
const neighbours = [-1, 0, 1].flatMap(right => [-1, 0, 1].map(down => [right, down] as const))
