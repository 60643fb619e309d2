// Recognises headings over several columns: alone at their height, larger than other text, and aligned with none of the
// lines below them.

import type { Segment } from './segments.ts'

/** The texts, sorted by y, with such headings as wide as the page, so that they cross every gutter. */
export function withBandTitles(texts: readonly Segment[]): Segment[] {
  const sizes = texts.map(({ size }) => size).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  const left = Math.min(...texts.map(text => text.left))
  const right = Math.max(...texts.map(text => text.right))
  return texts.map((text, at) =>
    text.size > prominence * usual && isBandTitle(text, at, texts) ? { ...text, left, right } : text,
  )
}

/** Relative to the usual font size. */
const prominence = 1.3

function isBandTitle(title: Segment, at: number, texts: readonly Segment[]): boolean {
  const near = texts.slice(Math.max(0, at - 12), at + 40).filter(text => text !== title)
  if (near.some(({ y }) => Math.abs(y - title.y) < 0.7 * title.size)) return false
  const below = near.filter(({ y }) => y > title.y && y - title.y < 4 * title.size)
  const sides = [below.some(text => text.right < title.right), below.some(text => text.left > title.left)]
  const touched = below.filter(text => text.left < title.right && text.right > title.left)
  return sides.every(Boolean) && touched.length > 0 && !touched.some(text => isAligned(title, text))
}

function isAligned(a: Segment, b: Segment): boolean {
  const isNear = (x: number, y: number) => Math.abs(x - y) < 0.5 * a.size
  return isNear(a.left, b.left) || isNear(a.right, b.right) || isNear(a.left + a.right, b.left + b.right)
}
