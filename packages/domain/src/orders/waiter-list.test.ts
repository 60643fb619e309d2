import { expect, test } from 'vitest'
import { changesSince, portionsOf, remarksOf, waiterList } from './waiter-list.ts'

const [ann, bob, carla] = [1, 2, 3]
const item = (name: string, quantity: number, modifications?: string) => ({
  name,
  quantity,
  price: 100,
  modifications,
})
const order = (memberId: number, ...items: ReturnType<typeof item>[]) => ({
  memberId,
  items,
  note: '',
  transcription: '',
  notUnderstood: [],
  state: 'placed',
})
const listOf = (...orders: ReturnType<typeof order>[]) => waiterList(portionsOf(orders))
const quantitiesOf = (portions: ReturnType<typeof portionsOf>) =>
  portions.map(({ memberId, name, quantity, modifications }) => [memberId, quantity, name, modifications])

test('the list has each dish once, with who gets it and how: four Margherita, one without basil', () => {
  const list = listOf(
    order(ann, item('Margherita', 2), item('Tea', 1)),
    order(bob, item('Margherita', 1, 'without basil')),
    order(ann, item('Margherita', 1)),
  )
  const basil = [{ modifications: 'without basil', quantity: 1 }]
  expect(list).toEqual([
    {
      name: 'Margherita',
      quantity: 4,
      modifiers: basil,
      people: [
        { memberId: ann, quantity: 3, modifiers: [] },
        { memberId: bob, quantity: 1, modifiers: basil },
      ],
      isPriceGuessed: false,
    },
    {
      name: 'Tea',
      quantity: 1,
      modifiers: [],
      people: [{ memberId: ann, quantity: 1, modifiers: [] }],
      isPriceGuessed: false,
    },
  ])
})

test('different spellings of a dish are one line, in the spelling of the first order', () => {
  const list = listOf(
    order(ann, item('Crème brûlée', 1, 'No sugar'), item('CREME BRULEE', 1)),
    order(bob, item(' crème  BRÛLÉE ', 2, 'no SUGAR')),
  )
  expect(list.map(({ name, quantity, modifiers }) => [name, quantity, modifiers])).toEqual([
    ['Crème brûlée', 3, [{ modifications: 'No sugar', quantity: 3 }]],
    ['CREME BRULEE', 1, []],
  ])
})

test('different modifiers of one dish are listed separately', () => {
  const [line] = listOf(
    order(ann, item('Soup', 1, 'no salt'), item('Soup', 2, 'extra hot'), item('Soup', 1, '')),
  )
  expect(line).toMatchObject({
    quantity: 4,
    modifiers: [
      { modifications: 'no salt', quantity: 1 },
      { modifications: 'extra hot', quantity: 2 },
    ],
  })
})

test('without orders the list is empty', () => {
  expect(listOf()).toEqual([])
  expect(listOf(order(ann))).toEqual([])
})

test('a dish with a guessed price is marked', () => {
  const guessed = { ...order(ann), items: [{ ...item('Chablis', 1), doubt: 'price' as const }] }
  expect(listOf(guessed, order(bob, item('Chablis', 1)))).toMatchObject([{ isPriceGuessed: true }])
  for (const own of [
    [guessed, order(ann, item('Chablis', 1))],
    [order(ann, item('Chablis', 1)), guessed],
  ])
    expect(portionsOf(own)).toMatchObject([{ quantity: 2, isPriceGuessed: true }])
})

test('an order that is not sent yet is a remark, and its dishes are not in the list', () => {
  const unsent = { ...order(ann), items: [{ ...item('Soup', 2), isToConfirm: true as const }] }
  const said = { ...unsent, transcription: 'two soups', state: 'incomplete' }
  expect(listOf(said)).toEqual([])
  expect(remarksOf([said])).toEqual([{ memberId: ann, kind: 'incomplete', text: 'two soups' }])
})

test('remarks are notes, stretches that were not understood, and orders without dishes', () => {
  const transcription = 'a soup, she is allergic to nuts'
  const said = { ...order(ann, item('Soup', 1)), transcription, notUnderstood: [{ start: 8, end: 31 }] }
  const noted = { ...order(bob, item('Tea', 1)), note: 'no rush' }
  const unknown = { ...order(carla), transcription: 'the usual', state: 'incomplete' }
  const soldOut = {
    ...order(carla, item('Tea', 1)),
    transcription: 'fish',
    notUnderstood: [{ start: 0, end: 4, isSoldOut: true as const }],
  }
  expect(remarksOf([said, noted, unknown, soldOut])).toEqual([
    { memberId: ann, kind: 'unclear', text: 'she is allergic to nuts' },
    { memberId: bob, kind: 'note', text: 'no rush' },
    { memberId: carla, kind: 'incomplete', text: 'the usual' },
  ])
})

test('changes since the list was shown are new, unchanged and removed portions', () => {
  const shown = portionsOf([order(ann, item('Soup', 2), item('Tea', 1)), order(bob, item('Cake', 1, 'warm'))])
  const now = portionsOf([
    order(ann, item('Soup', 3)),
    order(bob, item('Cake', 1)),
    order(carla, item('Soup', 1)),
  ])
  const { fresh, before, gone } = changesSince(shown, now)
  expect(quantitiesOf(fresh)).toEqual([
    [ann, 1, 'Soup', ''],
    [bob, 1, 'Cake', ''],
    [carla, 1, 'Soup', ''],
  ])
  expect(quantitiesOf(before)).toEqual([[ann, 2, 'Soup', '']])
  expect(quantitiesOf(gone)).toEqual([
    [ann, 1, 'Tea', ''],
    [bob, 1, 'Cake', 'warm'],
  ])
  expect(changesSince(now, now)).toEqual({ fresh: [], before: now, gone: [] })
})

test('refused items are not in the list', () => {
  const refused = { reason: 'sold-out', message: '' } as const
  const soup = { ...item('Soup', 2), refused }
  expect(listOf(order(ann, soup, item('Cake', 1))).map(({ name }) => name)).toEqual(['Cake'])
})
