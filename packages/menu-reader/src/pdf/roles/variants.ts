// Recognises variants: lines like "Chicken 12", "Beef 13" are variants of the dish above, not dishes, if they repeat below
// several names, or if they follow a name without a price in the style of names and are themselves in another style.

import { groupBy } from '@tablemate/domain/group-by.ts'
import { bullet, type LineFeatures } from './line-features.ts'

/** The lines, with variants turned into sizes of the dish above. */
export function withVariants(lines: readonly LineFeatures[]): LineFeatures[] {
  const runs = runsOf(lines)
  const namesByKind = new Map<string, Set<string>>()
  for (const { under, kinds } of runs) {
    for (const kind of kinds)
      namesByKind.set(wordsOf(kind), (namesByKind.get(wordsOf(kind)) ?? new Set()).add(under.text))
  }
  const isRepeated = ({ kinds }: Run) =>
    kinds.every(kind => kind.words <= 3 && (namesByKind.get(wordsOf(kind))?.size ?? 0) > 1)
  const isBelowName = nameTest(lines, runs)
  const variants = new Set(
    runs.filter(run => isRepeated(run) || isBelowName(run)).flatMap(({ kinds }) => kinds),
  )
  return lines.map(line => (variants.has(line) ? asSize(line) : line))
}

interface Run {
  readonly under: LineFeatures
  /** The line without a price in another style that the lines between stand below; null without one. */
  readonly name: LineFeatures | null
  readonly kinds: LineFeatures[]
}

/** The lines above a line that is so much larger are dishes, even if the next section repeats their names. */
const headingRatio = 1.35

function runsOf(lines: readonly LineFeatures[]): Run[] {
  const runs: Run[] = []
  let open: Run | null = null
  lines.forEach((line, at) => {
    const before = lines[at - 1]
    if (!isKind(line) || before?.line.column !== line.line.column) open = null
    else if (open && before && isKind(before) && before.face === line.face && (line.line.gap ?? 9) < 2.2)
      open.kinds.push(line)
    else {
      open = isText(before) && before.size < headingRatio * line.size ? runBelow(lines, at) : null
      if (open) runs.push(open)
    }
  })
  return runs.filter(({ kinds }) => kinds.length > 1 && kinds.length < 9)
}

function isText(line: LineFeatures | undefined): line is LineFeatures {
  return line?.prices.position === 'none' && line.letters > 1
}

/** No description has more lines. */
const maxLines = 6

function runBelow(lines: readonly LineFeatures[], at: number): Run | null {
  const [first, under] = [lines[at], lines[at - 1]]
  if (!first || !under) return null
  for (let index = at - 1; index >= Math.max(0, at - maxLines); index--) {
    const [line, below] = [lines[index], lines[index + 1]]
    if (!line || !isText(line) || line.line.column !== first.line.column || (below?.line.gap ?? 9) > 2) break
    if (line.face !== first.face || (first.hasBullet && !line.hasBullet))
      return { under, name: line, kinds: [first] }
  }
  return { under, name: null, kinds: [first] }
}

/**
 * Whether the run's name is in a style that has prices elsewhere, and the run's lines are in that of descriptions, as far as
 * it is used outside such runs. "Beer" right above lagers and stouts is a heading.
 */
function nameTest(lines: readonly LineFeatures[], runs: readonly Run[]): (run: Run) => boolean {
  const styles = groupBy(lines, ({ style }) => style)
  const inRuns = new Set(runs.flatMap(({ name, kinds }) => (name ? kinds : [])))
  const isNames = ({ style, line: { column } }: LineFeatures) => {
    const alike = styles.get(style) ?? []
    const priced = alike.filter(({ prices }) => prices.position === 'end')
    // In a separate column they may be the names of another section, and here the headings.
    const isBeside = priced.some(({ line }) => line.column === column)
    return isBeside && priced.length >= 2 && priced.length >= 0.3 * alike.length
  }
  const isTexts = (style: string) => {
    const alike = (styles.get(style) ?? []).filter(line => !inRuns.has(line))
    return alike.filter(isText).length > 0.5 * alike.length
  }
  const bullets = groupBy(
    lines.filter(({ prices }) => prices.position === 'end'),
    ({ line }) => line.column,
  )
  /** Where all dishes have bullets, a bullet makes no variant. */
  const isMarked = (line: LineFeatures) => {
    const beside = bullets.get(line.line.column) ?? []
    return line.hasBullet && beside.filter(({ hasBullet }) => hasBullet).length < 0.7 * beside.length
  }
  return ({ name, under, kinds: [first] }) => {
    if (!name || !first || !isNames(name)) return false
    const isHeading = name.isHeadingWord && name === under
    return isMarked(first) || (isTexts(first.style) && !isHeading)
  }
}

function isKind({ prices, words, letters }: LineFeatures): boolean {
  return (
    prices.position === 'end' && prices.prices.length === 1 && words <= 9 && letters > 1 && !prices.isExtra
  )
}

function wordsOf({ text }: LineFeatures): string {
  return text.toLowerCase()
}

/** "(2)": the number of a note. */
const noteNumber = /\s*\(\d{1,2}\)$/

function asSize(line: LineFeatures): LineFeatures {
  const nothing = { start: 0, end: 0 }
  const prices = line.prices.prices.map(price => ({
    ...price,
    size: price.size ?? line.text.replace(bullet, '').replace(noteNumber, ''),
  }))
  return {
    ...line,
    text: '',
    letters: 0,
    words: 0,
    prices: { ...line.prices, position: 'only', prices, head: nothing, tail: nothing },
  }
}
