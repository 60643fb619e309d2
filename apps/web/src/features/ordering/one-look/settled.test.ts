import type { PricedItem } from '@tablemate/domain/menu/menu-price.ts'
import type { OptionGroup } from '@tablemate/domain/menu/options.ts'
import { expect, test } from 'vitest'
import { answeredItems, noAnswers, withChosen } from './settled.ts'

const noMenu = { menu: [], step: 1 as const }

test('an answer counts only for the dish that it was given for', () => {
  const glass = { name: 'Chianti glass', price: 800 }
  const bottle = {
    name: 'Chianti bottle',
    price: 2800,
    quantity: 2,
    doubt: 'name' as const,
    candidates: [glass],
  }
  const answers = { ...noAnswers, menuItems: { 0: glass } }
  expect(answeredItems({ items: [bottle] }, noAnswers, noMenu)).toMatchObject([
    { item: bottle, open: 'dish' },
  ])
  expect(answeredItems({ items: [bottle] }, answers, noMenu)).toMatchObject([
    { item: { ...glass, quantity: 2 }, open: null },
  ])
  // A correction took the bottle off the order.
  const soup = { name: 'Soup', price: 900, quantity: 1 }
  expect(answeredItems({ items: [soup] }, answers, noMenu)).toMatchObject([{ item: soup, open: null }])
})

test('what has to be chosen is asked, for the chosen dish, with its price', () => {
  const option = (id: number, price: number) => ({
    ...{ id, name: `Option ${id}`, price, isDefault: false, isAvailable: true },
  })
  const size: OptionGroup = { id: 1, name: 'Size', min: 1, max: 1, options: [option(11, 0), option(12, 400)] }
  const cheeses = [21, 22, 23].map(id => option(id, 0))
  const board: OptionGroup = { id: 2, name: 'Cheeses', min: 2, max: 3, options: cheeses }
  const menu: PricedItem[] = [
    { name: 'Lager', price: 400, isSoldOut: false, optionGroups: [size] },
    { name: 'Cheese Board', price: 1400, isSoldOut: false, optionGroups: [board] },
  ]
  const card = { menu, step: 1 as const }
  const stout = { name: 'Stout', price: 500, quantity: 1, modifications: 'cold', doubt: 'name' as const }
  const items = [{ ...stout, candidates: [{ name: 'Lager', price: 400 }] }]
  const lager = { ...noAnswers, menuItems: { 0: { name: 'Lager', price: 400 } } }
  expect(answeredItems({ items }, noAnswers, card)).toMatchObject([{ open: 'dish', groups: [] }])
  const [asked] = answeredItems({ items }, lager, card)
  // "cold" was said of the stout; of the lager it was something else.
  expect(asked).toMatchObject({ item: { modifications: undefined }, open: size })
  const ids = withChosen([], size, items[0] ?? stout, 12)
  expect(withChosen(ids, size, items[0] ?? stout, 11)).toEqual([11])
  expect(answeredItems({ items }, { ...lager, options: { 0: ids } }, card)).toMatchObject([
    { item: { name: 'Lager', price: 800, options: [{ id: 12, quantity: 1 }] }, open: null },
  ])

  const said = { name: 'Cheese Board', price: 1400, quantity: 1 }
  const one = withChosen([], board, said, 21)
  expect(answeredItems({ items: [said] }, { ...noAnswers, options: { 0: one } }, card)).toMatchObject([
    { open: board },
  ])
  const three = withChosen(withChosen(one, board, said, 22), board, said, 23)
  expect(withChosen(three, board, said, 22)).toEqual([21, 23])
  expect(answeredItems({ items: [said] }, { ...noAnswers, options: { 0: three } }, card)).toMatchObject([
    { item: { options: [{ id: 21 }, { id: 22 }, { id: 23 }] }, open: null },
  ])
})
