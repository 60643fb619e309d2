import { Worker } from 'node:worker_threads'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { placeOrder } from '#contract/orders.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { makeGroup } from '../../../../test/diners/make.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { addDishes, makeRestaurant, uploadFile } from '../../../../test/restaurants/restaurant.ts'
import { createUnderstanding } from './understand.ts'
import { openSpeechWorkers, type SpeechWorkers } from './understand-off-thread.ts'
import type { ThreadRequest } from './understand-thread.ts'

const app = shareApp()
const anywhere = { restaurantId: null, groupId: 'a table', currency: 'USD' } as const

test('a sentence as long as may be, at a menu made for it, is understood while others are served', async () => {
  const owner = await makeRestaurant(app())
  const words = 'onion soup lemon cake tomato salad ginger tea'.split(' ')
  const dishes = Array.from({ length: 6000 }, (_, at) => {
    const name = [0, 1, 2].map(place => words[Math.floor(at / 8 ** place) % 8]).join(' ')
    return `Food,${name} ${at},5.00`
  })
  const upload = await uploadFile(owner.phone, { content: `Category,Name,Price\n${dishes.join('\n')}` })
  expect(upload.body).toEqual({ itemsAdded: 6000 })
  const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
  const [ann] = diners
  const say = (transcription: string) =>
    ann.phone.call(placeOrder, { body: { groupId: group.id, memberId: ann.id, transcription } })
  // From now on the menu is known.
  expect((await say('onion soup tea 7')).status).toBe(201)

  let isUnderstood = false
  const long = say(`${words.join(' ')} `.repeat(43)).finally(() => {
    isUnderstood = true
  })
  const phone = makePhone(app().url)
  let served = 0
  while (!isUnderstood && served < 20) {
    await phone.send('GET', '/api/health/live')
    served += 1
  }
  expect([isUnderstood, served]).toEqual([false, 20])
  expect((await long).status).toBe(201)
})

test('a sentence that takes too long is kept as it was said; others are understood, whether their menu is known or not', async () => {
  const warn = vi.fn()
  const hasty = openSpeechWorkers({ warn }, 0)
  onTestFinished(() => hasty.close())
  const said = 'two onion soups'
  expect(await hasty.understand(said, null, anywhere)).toEqual({
    items: [],
    notUnderstood: [{ start: 0, end: said.length }],
    note: '',
    isOtherLanguage: false,
  })
  expect(JSON.stringify(warn.mock.calls)).not.toContain('soup')
  const patient = openSpeechWorkers({ warn })
  onTestFinished(() => patient.close())
  const menu = [
    { id: 1, name: 'Onion soup', price: 700, category: 'Food', description: null, isSoldOut: false },
  ]
  for (let times = 0; times < 2; times += 1)
    expect((await patient.understand(said, menu, anywhere)).items).toMatchObject([
      { name: 'Onion soup', quantity: 2 },
    ])
  patient.forget(menu)
  expect((await patient.understand(said, menu, anywhere)).items).toMatchObject([
    { name: 'Onion soup', quantity: 2 },
  ])
})

test('of a menu that was changed nothing is kept, however many spoke first at once', async () => {
  const owner = await makeRestaurant(app())
  const dishes = Array.from({ length: 110 }, (_, at) => `Food,Soup ${at},7.00`)
  await uploadFile(owner.phone, { content: `Category,Name,Price\n${dishes.join('\n')}` })
  const kept = new Set<unknown>()
  const understand = createUnderstanding(app().database.sql, {
    async understand(_, menu) {
      kept.add(menu)
      return { items: [], notUnderstood: [], note: '', isOtherLanguage: false }
    },
    forget: menu => void kept.delete(menu),
    close: vi.fn<SpeechWorkers['close']>(),
  })
  const at = { ...anywhere, restaurantId: owner.id }
  for (const name of ['Tea', 'Cake']) {
    await Promise.all(Array.from({ length: 5 }, () => understand('soup '.repeat(390), at)))
    expect(kept.size).toBe(1)
    await addDishes(owner, { name, price: 300 })
  }
})

describe('the thread', () => {
  const said = 'two onion soups'
  const menuOf = (id: number) => [
    { id, name: 'Onion soup', price: 700, category: 'Food', description: null, isSoldOut: false },
  ]

  test('that ends by itself harms nobody: the next sentence is understood by another', async () => {
    const posted = vi.spyOn(Worker.prototype, 'postMessage')
    onTestFinished(() => posted.mockRestore())
    const speechWorkers = openSpeechWorkers({ warn: vi.fn() })
    onTestFinished(() => speechWorkers.close())
    await speechWorkers.understand(said, menuOf(1), anywhere)
    const [first] = posted.mock.contexts as unknown as Worker[]
    first?.emit('error', new Error('out of memory'))
    await first?.terminate()
    expect((await speechWorkers.understand(said, menuOf(1), anywhere)).items).toMatchObject([{ quantity: 2 }])
  })

  test('keeps no menu that was over before those who waited were understood', async () => {
    const posted = vi.spyOn(Worker.prototype, 'postMessage')
    onTestFinished(() => posted.mockRestore())
    const speechWorkers = openSpeechWorkers({ warn: vi.fn() })
    onTestFinished(() => speechWorkers.close())
    const menus = [menuOf(1), menuOf(2), menuOf(3)]
    const understood = Promise.all(menus.map(menu => speechWorkers.understand(said, menu, anywhere)))
    for (const menu of menus) speechWorkers.forget(menu)
    await understood
    const asked = posted.mock.calls.map(([message]) => message as ThreadRequest)
    const kept = new Set(asked.map(one => (one.kind === 'understand' ? one.menu?.key : undefined)))
    for (const one of asked) if (one.kind === 'forget') kept.delete(one.menuKey)
    kept.delete(undefined)
    expect([asked.length, kept.size]).toEqual([6, 0])
  })
})
