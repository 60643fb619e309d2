import { describe, expect, it } from 'vitest'
import { rowsOfCsv } from './csv-rows.ts'

describe('A CSV file', () => {
  it.each([
    ['a line of nothing but commas', ','.repeat(10_000_000)],
    ['many lines of many commas', `${','.repeat(1000)}\n`.repeat(5000)],
  ])('is refused before its cells are parsed: %s', (_, text) => {
    expect(rowsOfCsv(text)).toEqual({ kind: 'unreadable', why: 'no-columns' })
  })

  it('may be as wide as the widest export of a till, and have many commas in a quoted text', () => {
    const wide = `${Array.from({ length: 900 }, (_, at) => `Column ${at}`).join(',')}\nSoup${',1'.repeat(899)}`
    expect(rowsOfCsv(wide)).toMatchObject({ kind: 'rows', rows: [{ row: 1 }, { row: 2 }] })
    const text = `Name,Description\nSoup,"${'salt, '.repeat(1000)}"`
    expect(rowsOfCsv(text)).toMatchObject({
      kind: 'rows',
      rows: [{}, { cells: ['Soup', expect.any(String)] }],
    })
  })

  it('names the first row that cannot be parsed', () => {
    const text = `Name,Price\nSoup,5\n"${'a'.repeat(1_000_001)}",6`
    expect(rowsOfCsv(text)).toEqual({ kind: 'unreadable', why: 'broken', row: 3 })
  })

  it('may have cells that are only set apart by blanks', () => {
    const text = 'Name            Price\nLeek soup        5.00\nFish soup, hot   8.00'
    expect(rowsOfCsv(text)).toMatchObject({
      kind: 'rows',
      rows: [
        { cells: ['Name', 'Price'] },
        { cells: ['Leek soup', '5.00'] },
        { cells: ['Fish soup, hot', '8.00'] },
      ],
    })
  })

  it('with a quote that does not close, or a cell that holds others, has a damaged row', () => {
    const text = 'Name,Text,Price\nSoup,"hot,5\nPizza 12",big,6\nTea,"x,,,",2\nPie,y,3\nRice,z,4\nFish,w,9'
    const found = rowsOfCsv(text)
    expect(found.kind === 'rows' && found.rows.map(({ isRepaired }) => isRepaired)).toEqual([
      ...[false, true, false, true],
      ...[false, false, false],
    ])
  })
})
