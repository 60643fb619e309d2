// Finds lines that wrap: the first word of the next line would not have fitted on them.

import { groupBy } from '@tablemate/domain/group-by.ts'
import type { LineFeatures } from './line-features.ts'

/** The lines that end for lack of room and not because the text ends. */
export function brokenLines(lines: readonly LineFeatures[]): ReadonlySet<LineFeatures> {
  const alike = groupBy(lines, ({ face, line }) => `${line.column}|${face}`)
  const widths = new Map([...alike].map(([key, twins]) => [key, Math.max(...twins.map(headWidth))]))
  return new Set(
    lines.filter((line, at) => {
      const next = lines[at + 1]
      if (!next || next.line.column !== line.line.column) return false
      const available = widths.get(`${line.line.column}|${line.face}`) ?? 0
      const width = headWidth(line)
      return width > 0.5 * available && width + blank * line.size + firstWidth(next) > available
    }),
  )
}

/**
 * Lines that continue a name whose price is in the line above. If lines in the names' face follow wrapped lines only,
 * they are continuations. Descriptions would follow short names, too.
 */
export function nameEndings(
  lines: readonly LineFeatures[],
  broken: ReadonlySet<LineFeatures>,
): ReadonlySet<LineFeatures> {
  const names = lines.filter(({ prices }) => prices.position === 'end')
  const next = new Map(lines.map((line, at) => [line, lines[at + 1]]))
  const isFollowed = (line: LineFeatures) => {
    const after = next.get(line)
    return after && after.prices.position === 'none' && after.face === line.face && isClose(line, after)
  }
  const endings = names.filter(isFollowed)
  const after = endings.filter(line => broken.has(line))
  const isHabit =
    after.length >= 2 && after.length > 0.75 * endings.length && names.length > 1.5 * endings.length
  return new Set(isHabit ? after.flatMap(line => next.get(line) ?? []) : [])
}

function isClose({ line, size }: LineFeatures, { line: below, size: belowSize }: LineFeatures): boolean {
  return below.column === line.column && (below.gap ?? 9) < 1.5 && Math.abs(size - belowSize) < 0.3
}

/** The width of a space, relative to the font size. */
const blank = 0.25

function headWidth({ line, prices }: LineFeatures): number {
  const words = line.words.filter(
    ({ start, isLeader }) => !isLeader && start >= prices.head.start && start < prices.head.end,
  )
  const [first, last] = [words[0], words.at(-1)]
  return first && last ? last.right - first.left : 0
}

function firstWidth({ line }: LineFeatures): number {
  const first = line.words[0]
  return first ? first.right - first.left : 0
}
