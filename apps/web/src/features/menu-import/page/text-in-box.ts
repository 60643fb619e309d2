// The lines of text within a box on a page. Pure.

import type { Box } from '@tablemate/menu-reader/menu-reading.ts'

export interface PlacedText {
  readonly text: string
  readonly box: Box
  readonly isRightToLeft: boolean
}

/** The text inside the box, line by line. Of a longer text it takes the letters within the box, as if all had one width. */
export function linesIn(texts: readonly PlacedText[], box: Box): string[] {
  const inside = texts.flatMap(text => cut(text, box))
  const lines: PlacedText[][] = []
  for (const text of inside.sort((a, b) => middleOf(a.box) - middleOf(b.box))) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && middleOf(text.box) < first.box.bottom) line.push(text)
    else lines.push([text])
  }
  return lines.map(line => {
    const isRightToLeft = line.filter(text => text.isRightToLeft).length > line.length / 2
    const sorted = line.sort((a, b) => (a.box.left - b.box.left) * (isRightToLeft ? -1 : 1))
    return sorted.reduce((all, { text, box }, at) => {
      const previous = sorted[at - 1]?.box
      const gap = previous ? Math.max(box.left - previous.right, previous.left - box.right) : 0
      return all + (gap > blank * (box.bottom - box.top) ? ' ' : '') + text
    }, '')
  })
}

/** A gap of this share of the letters' height is a blank. */
const blank = 0.12

const middleOf = ({ top, bottom }: Box) => (top + bottom) / 2

/** The part of a text that lies in the box. */
function cut({ text, box, isRightToLeft }: PlacedText, { left, top, right, bottom }: Box): PlacedText[] {
  const middle = middleOf(box)
  if (middle < top || middle > bottom) return []
  const letters = [...text]
  const width = (box.right - box.left) / letters.length
  const centre = (at: number) =>
    isRightToLeft ? box.right - (at + 0.5) * width : box.left + (at + 0.5) * width
  const kept = letters.filter((_, at) => centre(at) >= left && centre(at) <= right)
  if (kept.join('').trim() === '') return []
  return [
    {
      text: kept.join(''),
      box: { ...box, left: Math.max(box.left, left), right: Math.min(box.right, right) },
      isRightToLeft,
    },
  ]
}
