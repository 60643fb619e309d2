import { expect, it } from 'vitest'
import { unusualAmong } from './price-scale.ts'

const menu = [150, 450, 800, 1200, 1200, 1850, 4500]
const isUnusual = unusualAmong(menu, 'USD')

it('Nothing is far from an empty menu, and a free dish is not unusual', () => {
  expect(unusualAmong([], 'USD')(99_000_000)).toBe(false)
  expect(isUnusual(0)).toBe(false)
})

it('A price is unusual beyond ten times the dearest or below a tenth of the cheapest dish', () => {
  expect([45_000, 45_001, 15, 14, 1200, 25_000].map(isUnusual)).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
  ])
})

it('A price is compared with the others also where the menu already has it', () => {
  expect(unusualAmong([...menu, 120_000], 'USD')(120_000)).toBe(true)
  expect(unusualAmong([...menu, 1], 'USD')(1)).toBe(true)
  expect(unusualAmong([...menu, 120_000, 130_000], 'USD')(120_000)).toBe(true)
})

it('Beside few dishes only what no dish costs is unusual, in the currency’s own size', () => {
  expect(unusualAmong([100], 'USD')(4500)).toBe(false)
  expect(unusualAmong([100], 'USD')(120_000)).toBe(true)
  expect(unusualAmong([90_000], 'JPY')(1_200_000)).toBe(false)
})
