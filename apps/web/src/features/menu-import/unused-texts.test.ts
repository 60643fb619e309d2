import { describe, expect, it } from 'vitest'
import { draftRow } from './draft-row.fixture.ts'
import { countPrices, draftTexts, nearestRow, type Place } from './unused-texts.ts'

const at = (page: number, left: number, top: number): Place => ({
  page,
  box: { left, top, right: left + 0.3, bottom: top + 0.02 },
})
const text = (place: Place | null, row: number | null = null, prices = 1) => ({
  row,
  place,
  text: 'Tea 3',
  prices,
})

describe('the texts of a file that were not used', () => {
  it('have their prices counted with those of the rows, until each is a dish or dismissed', () => {
    const unused = draftTexts([text(null), text(null, null, 2), text(null, null, 0)])
    expect(countPrices(36, unused, [])).toEqual({ inFile: 39, onMenu: 36, left: 3 })
    const [first, second, third] = unused
    if (!first || !second || !third) throw new Error('there are three')
    expect(countPrices(36, [{ ...first, became: { menuItem: 36 } }, second, third], [])).toEqual({
      inFile: 39,
      onMenu: 37,
      left: 2,
    })
    expect(countPrices(36, [first, { ...second, became: 'dismissed' }, third], []).left).toBe(1)
  })

  it('are not counted as on the menu when their dishes, or others, are left out', () => {
    const [tea, ...others] = draftTexts([text(null, 4), text(null)])
    if (!tea) throw new Error('there is one')
    const unused = [{ ...tea, became: { menuItem: 2 } }, ...others]
    const left = { view: 'left-out' } as const
    const rows = [draftRow(), draftRow({ priceText: '' }), draftRow(), draftRow({ row: null })]
    const onMenu = (...out: number[]) =>
      countPrices(
        1,
        unused,
        rows.map((row, at) => (out.includes(at) ? { ...row, ...left } : row)),
      )
    expect(onMenu()).toEqual({ inFile: 3, onMenu: 2, left: 1 })
    expect(onMenu(0).onMenu).toBe(1)
    expect(onMenu(1, 3).onMenu).toBe(2)
    expect(onMenu(0, 2)).toEqual({ inFile: 3, onMenu: 0, left: 1 })
  })

  it('belong beside the nearest row of the page, in the same column', () => {
    const rows = [at(1, 0.1, 0.2), at(1, 0.1, 0.5), at(1, 0.6, 0.22), at(2, 0.1, 0.2)].map(place =>
      draftRow({ places: [place] }),
    )
    const beside = (place: Place) => nearestRow(rows, text(place))
    expect(beside(at(1, 0.1, 0.25))).toMatchObject({ at: 0, isBefore: true })
    expect(beside(at(1, 0.6, 0.25))).toMatchObject({ at: 2, isBefore: true })
    expect(beside(at(1, 0.1, 0.45))).toMatchObject({ at: 1, isBefore: false })
    expect(beside(at(2, 0.1, 0.9))).toMatchObject({ at: 3 })
    expect(beside(at(3, 0.1, 0.1))).toMatchObject({ at: 3, isBefore: true })
  })

  it('belong beside the nearest row of a table', () => {
    const rows = [2, 3, 9].map(row => draftRow({ row }))
    expect(nearestRow(rows, text(null, 5))).toMatchObject({ at: 1, isBefore: true })
    expect(nearestRow(rows, text(null, 8))).toMatchObject({ at: 2, isBefore: false })
    expect(nearestRow([draftRow({ row: null })], text(null, 8))).toBeUndefined()
  })
})
