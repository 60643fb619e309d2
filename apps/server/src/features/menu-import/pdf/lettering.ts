// Finds headings that are pictures, as of ornamental fonts, on pages of text.

import type { PageText, TextRun } from '@tablemate/menu-reader/pdf/layout/page-text.ts'
import { type Box, containsCentreOf } from './box.ts'
import type { Letter } from './letter.ts'

/** Pictures of one line of text: wide, low, and beside or between the letters. */
export function letteringOf(pictures: readonly Box[], letters: readonly Letter[], pageWidth: number): Box[] {
  const like = pictures.filter(([left, top, right, bottom]) => {
    const [width, height] = [right - left, bottom - top]
    return height > lowest && height < highest && width > minRatio * height && width < 0.7 * pageWidth
  })
  const different = [...new Map(like.map(box => [box.map(Math.round).join(), box])).values()]
  if (different.length > most) return []
  const places = letters.map(boxOf)
  const free = different.filter(box => !places.some(place => containsCentreOf(box, place)))
  // One such picture is a logo or a signature.
  return free.length > 1 ? free : []
}

/** In points: less is a rule, more a photo. */
const [lowest, highest] = [9, 72]
const minRatio = 2.2
/** No page has more headings. */
const most = 40

/**
 * What of the recognised text is the lettering: words that fill much of one of the pictures. `unsure` words in it are those of an
 * ornament or a photo.
 */
export function letteringText(
  { runs }: PageText,
  unsure: readonly string[],
  pictures: readonly Box[],
): TextRun[] {
  return pictures.flatMap(box => {
    const inside = runs.filter(run => containsCentreOf(box, boxOf(run)))
    const isSure = inside.every(({ text }) => !unsure.includes(text))
    const filled = inside.reduce((sum, { width }) => sum + width, 0)
    const letters = inside.flatMap(({ text }) => text.match(/\p{L}/gu) ?? []).length
    return isSure && letters > 2 && filled > 0.5 * (box[2] - box[0]) ? inside : []
  })
}

/** With a margin for the letters' parts below the baseline. */
function boxOf({ x, y, width, size }: Pick<TextRun, 'x' | 'y' | 'width' | 'size'>): Box {
  return [x, y - 0.8 * size, x + width, y + 0.25 * size]
}
