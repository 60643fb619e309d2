import type { MenuItem } from '@tablemate/contract/menu.ts'
import { hasSizes, optionsOfSizes, sizeGroupOf } from '@tablemate/domain/menu/sizes.ts'
import { describe, expect, test } from 'vitest'
import { readSizes, sizesText } from './sizes.ts'

describe('sizes in one line', () => {
  const glassAndBottle = [
    { name: 'Glass', price: 600 },
    { name: 'Bottle', price: 2450 },
  ]

  test.each([
    'Glass 6 · Bottle 24.50',
    'Glass: 6,00; Bottle: 24,50',
    'Glass 6 €, Bottle 24,50 €',
    ' Glass  6 / Bottle 24.5 ',
    'Glass 6\nBottle 24.50',
  ])('%j are read', typed => {
    expect(readSizes(typed, 'EUR')).toEqual(glassAndBottle)
  })

  test.each(['', 'Glass 6', 'Glass · Bottle 24', 'Glass 6 · glass 24', '6 · 24', 'Glass six · Bottle 24'])(
    '%j are none',
    typed => {
      expect(readSizes(typed, 'EUR')).toBeNull()
    },
  )

  test('keep names that contain numbers', () => {
    expect(readSizes('0,2 l 4 · 0,5 l 7.50', 'EUR')).toEqual([
      { name: '0,2 l', price: 400 },
      { name: '0,5 l', price: 750 },
    ])
  })

  test('are a group whose first option is the dish, and are typed again as they were', () => {
    const options = optionsOfSizes(glassAndBottle)
    expect(options.map(({ price, isDefault }) => [price, isDefault])).toEqual([
      [0, true],
      [1850, false],
    ])
    const group = { id: 1, name: 'Size', min: 1, max: 1, options }
    expect(hasSizes(group, glassAndBottle)).toBe(true)
    expect(hasSizes(group, [...glassAndBottle, { name: 'Magnum', price: 5000 }])).toBe(false)
    const dish = { price: 600, optionGroups: [group] } as unknown as MenuItem
    expect(readSizes(sizesText(dish, 'EUR'), 'EUR')).toEqual(glassAndBottle)
    expect(sizeGroupOf([{ ...group, min: 0 }])).toBeUndefined()
  })
})
