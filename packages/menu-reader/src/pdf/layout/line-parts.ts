// Parts of lines, and where they are on the page as it is displayed.

import type { Box, Place } from '../../menu-reading.ts'
import type { Levelled, PageText } from './page-text.ts'
import type { Line } from './text-lines.ts'
import type { Word } from './word.ts'

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
  const boxes = words.map(word => boxOf(word, page))
  const box = {
    left: Math.min(...boxes.map(({ left }) => left)) / page.width,
    top: Math.min(...boxes.map(({ top }) => top)) / page.height,
    right: Math.max(...boxes.map(({ right }) => right)) / page.width,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) / page.height,
  }
  return { page: page.number ?? line.page + 1, box: rounded(turned(box, page)) }
}

/** Above and below the baseline, relative to the font size. */
const ascent = 0.8
const descent = 0.25

/** In points, neither mirrored nor set level. */
function boxOf({ left, right, y, size, levelled }: Word, { isMirrored, width }: PageText): Box {
  const [start, end] = isMirrored ? [width - right, width - left] : [left, right]
  const box = { left: start, top: y - ascent * size, right: end, bottom: y + descent * size }
  return levelled ? tilted(box, levelled) : box
}

/** The box around the corners where the page shows them. */
function tilted({ left, top, right, bottom }: Box, { degrees, x, y }: Levelled): Box {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const corners = [left, right].flatMap(across =>
    [top, bottom].map(down => ({
      x: x + (across - x) * cos - (down - y) * sin,
      y: y + (across - x) * sin + (down - y) * cos,
    })),
  )
  const [xs, ys] = [corners.map(corner => corner.x), corners.map(corner => corner.y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

function turned(upright: Box, { turn = 0 }: PageText): Box {
  let box = upright
  for (let quarter = 0; quarter < turn; quarter++)
    box = { left: 1 - box.bottom, top: box.left, right: 1 - box.top, bottom: box.right }
  return box
}

/** Within the page, in steps that no eye can tell apart. */
function rounded({ left, top, right, bottom }: Box): Box {
  const round = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 1e4
  return { left: round(left), top: round(top), right: round(right), bottom: round(bottom) }
}
