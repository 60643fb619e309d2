// Generates menus of any length, as a till exports them or a program prints them.

import { drawn, pdfFile } from '@tablemate/test/menu-files/pdf-file.ts'

const menuItems = ['Tomato soup', 'Leek pie', 'Grilled trout', 'Lamb stew', 'Baked apple', 'Bread and olives']
const descriptions = [
  'with garden herbs',
  'served with rice and lemon',
  'for two, slowly braised',
  'and brown butter',
]

export interface MadeMenuItem {
  readonly category: string
  readonly name: string
  readonly description: string
  /** In hundredths. */
  readonly price: number
}

export function makeMenuItems(count: number): MadeMenuItem[] {
  return Array.from({ length: count }, (_, at) => ({
    category: `Course ${at % 40}`,
    name: `${menuItems[at % menuItems.length]} no. ${at}`,
    description: `${descriptions[at % descriptions.length]}, as the house has made it since it opened its doors`,
    price: 350 + (at % 90) * 25,
  }))
}

export function menuTable(count: number): string {
  const rows = makeMenuItems(count).map(
    ({ category, name, description, price }) =>
      `${category},${name},"${description}",${(price / 100).toFixed(2)}`,
  )
  return `Category,Name,Description,Price\n${rows.join('\n')}\n`
}

/** Two columns with headings, descriptions below the names, and prices on the right. */
export function printedMenu(pages: number): Uint8Array<ArrayBuffer> {
  const page = (at: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${at * 2 + 5} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`
  const numbers = Array.from({ length: pages }, (_, at) => at)
  return new Uint8Array(
    pdfFile([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${numbers.map(at => `${at * 2 + 4} 0 R`).join(' ')}] /Count ${pages} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...numbers.flatMap(at => [page(at), { dictionary: '', stream: printedPage(at) }]),
    ]),
  )
}

function printedPage(page: number): string {
  const ofPage = makeMenuItems((page + 1) * 48).slice(page * 48)
  return [0, 1]
    .map(column => printedColumn(ofPage.slice(column * 24, (column + 1) * 24), column * 280))
    .join('')
}

function printedColumn(listed: readonly MadeMenuItem[], left: number): string {
  return listed
    .map(({ name, description, price }, at) => {
      const y = 740 - at * 26 - Math.floor(at / 8) * 20
      const heading = at % 8 === 0 ? drawn(`COURSE ${at / 8 + 1}`, { x: 40 + left, y: y + 20, size: 18 }) : ''
      const lines =
        drawn(name, { x: 40 + left, y }) + drawn(description.slice(0, 32), { x: 40 + left, y: y - 11 })
      return heading + lines + drawn((price / 100).toFixed(2), { x: 270 + left, y })
    })
    .join('')
}
