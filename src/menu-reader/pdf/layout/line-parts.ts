// Parts of lines, and where they are on the page as it is displayed.

import type { Box, Place } from '../../menu-reading.ts'
import type { PageText } from './page-text.ts'
import type { Line } from './text-lines.ts'

/** From one offset of a line's text to another. */
export interface LinePart {
  readonly line: Line
  readonly start: number
  readonly end: number
}

export function wholeOf(line: Line): LinePart {
  return { line, start: 0, end: line.text.length }
}

/** One place for each part, without repeats. */
export function placesOf(parts: readonly LinePart[], pages: readonly PageText[]): Place[] {
  const places = parts.flatMap(part => {
    const page = pages[part.line.page]
    return page ? [placeOf(part, page)] : []
  })
  return [...new Map(places.map(place => [JSON.stringify(place), place])).values()]
}

function placeOf({ line, start, end }: LinePart, page: PageText): Place {
  const inside = line.words.filter(word => word.start < end && word.end > start)
  const words = inside.length > 0 ? inside : line.words
  const box = {
    left: Math.min(...words.map(({ left }) => left)) / page.width,
    top: Math.min(...words.map(({ y, size }) => y - ascent * size)) / page.height,
    right: Math.max(...words.map(({ right }) => right)) / page.width,
    bottom: Math.max(...words.map(({ y, size }) => y + descent * size)) / page.height,
  }
  return { page: page.number ?? line.page + 1, box: rounded(asDisplayed(box, page)) }
}

/** Above and below the baseline, relative to the font size. */
const ascent = 0.8
const descent = 0.25

function asDisplayed(read: Box, { isMirrored, turn = 0 }: PageText): Box {
  let box = isMirrored ? { ...read, left: 1 - read.right, right: 1 - read.left } : read
  for (let turned = 0; turned < turn; turned++)
    box = { left: 1 - box.bottom, top: box.left, right: 1 - box.top, bottom: box.right }
  return box
}

/** Within the page, in steps that no eye can tell apart. */
function rounded({ left, top, right, bottom }: Box): Box {
  const round = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 1e4
  return { left: round(left), top: round(top), right: round(right), bottom: round(bottom) }
}
