// Recognises a table's row of column names, "Beer Brewery ABV Price", which is not a dish.

import type { Line } from '../layout/text-lines.ts'

/** Whether a line without prices has only short column names, one of them the price or a measure. */
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
