// "Beer  Brewery  ABV  Price": the first row of a table says what its columns are, and is no dish.

import type { Line } from '../layout/text-lines.ts'

/** Whether a line without prices names columns only: one of them the price or a measure, each in a word or two. */
export function isTableHead({ text }: Line): boolean {
  const cells = text
    .split(/[\t…|]+/)
    .map(cell => cell.trim())
    .filter(cell => cell !== '')
  return (
    cells.length >= 2 &&
    cells.every(cell => cell.split(' ').length <= 2 && !/\d/.test(cell)) &&
    cells.some(cell => columns.test(cell))
  )
}

const columns =
  /^(?:prices?|preise?|prix|precios?|prezz[io]|prij(?:s|zen)|preços?|τιμή|abv|alc\.?|vol\.?|ibu|vintage|jahrgang|millésime|añada|annata|calories|kcal|cal|qty|quantity|menge)\.?$/i
