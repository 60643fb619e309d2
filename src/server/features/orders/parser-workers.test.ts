import { Worker } from 'node:worker_threads'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { placeOrder } from '#contract/orders.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { makeGroup } from '../../../../test/diners/make.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { addDishes, makeRestaurant, uploadFile } from '../../../../test/restaurants/restaurant.ts'
import { createUnderstand } from './parse-transcript.ts'
import type { ThreadRequest } from './parser-worker.ts'
import { openSpeechWorkers, type SpeechWorkers } from './parser-workers.ts'

const app = shareApp()
const anywhere = { restaurantId: null, groupId: 'a table', currency: 'USD' } as const

test('a sentence of maximum length with a menu made to slow it down does not block other requests', async () => {
  const owner = await makeRestaurant(app())
  const words = 'onion soup lemon cake tomato salad ginger tea'.split(' ')
  const dishes = Array.from({ length: 6000 }, (_, at) => {
    const name = [0, 1, 2].map(digit => words[Math.floor(at / 8 ** digit) % 8]).join(' ')
    return `Food,${name} ${at},5.00`
  })
  const upload = await uploadFile(owner.phone, { content: `Category,Name,Price\n${dishes.join('\n')}` })
  expect(upload.body).toEqual({ itemsAdded: 6000 })
  const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
  const [ann] = diners
  const say = (transcription: string) =>
    ann.phone.call(placeOrder, { body: { groupId: group.id, memberId: ann.id, transcription } })
  // Loads the menu into the worker.
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

test('a sentence that times out is returned as not understood; others are parsed, with a known or new menu', async () => {
  const warn = vi.fn()
  const hasty = openSpeechWorkers({ warn }, 0)
  onTestFinished(() => hasty.close())
  const spoken = 'two onion soups'
  expect(await hasty.understand(spoken, null, anywhere)).toEqual({
    items: [],
    notUnderstood: [{ start: 0, end: spoken.length }],
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
    expect((await patient.understand(spoken, menu, anywhere)).items).toMatchObject([
      { name: 'Onion soup', quantity: 2 },
    ])
  patient.forget(menu)
  expect((await patient.understand(spoken, menu, anywhere)).items).toMatchObject([
    { name: 'Onion soup', quantity: 2 },
  ])
})

test('a changed menu is removed from the workers, however many sentences loaded it at once', async () => {
  const owner = await makeRestaurant(app())
  const dishes = Array.from({ length: 110 }, (_, at) => `Food,Soup ${at},7.00`)
  await uploadFile(owner.phone, { content: `Category,Name,Price\n${dishes.join('\n')}` })
  const stored = new Set<unknown>()
  const understand = createUnderstand(app().database.sql, {
    async understand(_, menu) {
      stored.add(menu)
      return { items: [], notUnderstood: [], note: '', isOtherLanguage: false }
    },
    forget: menu => void stored.delete(menu),
    close: vi.fn<SpeechWorkers['close']>(),
  })
  const at = { ...anywhere, restaurantId: owner.id }
  for (const name of ['Tea', 'Cake']) {
    await Promise.all(Array.from({ length: 5 }, () => understand('soup '.repeat(390), at)))
    expect(stored.size).toBe(1)
    await addDishes(owner, { name, price: 300 })
  }
})

describe('a worker thread', () => {
  const spoken = 'two onion soups'
  const menuOf = (id: number) => [
    { id, name: 'Onion soup', price: 700, category: 'Food', description: null, isSoldOut: false },
  ]

  test('that exits is replaced by another for the next sentence', async () => {
    const posted = vi.spyOn(Worker.prototype, 'postMessage')
    onTestFinished(() => posted.mockRestore())
    const speechWorkers = openSpeechWorkers({ warn: vi.fn() })
    onTestFinished(() => speechWorkers.close())
    await speechWorkers.understand(spoken, menuOf(1), anywhere)
    const [first] = posted.mock.contexts as unknown as Worker[]
    first?.emit('error', new Error('out of memory'))
    await first?.terminate()
    expect((await speechWorkers.understand(spoken, menuOf(1), anywhere)).items).toMatchObject([
      { quantity: 2 },
    ])
  })

  test('does not keep a menu that was removed while its sentences waited', async () => {
    const posted = vi.spyOn(Worker.prototype, 'postMessage')
    onTestFinished(() => posted.mockRestore())
    const speechWorkers = openSpeechWorkers({ warn: vi.fn() })
    onTestFinished(() => speechWorkers.close())
    const menus = [menuOf(1), menuOf(2), menuOf(3)]
    const understood = Promise.all(menus.map(menu => speechWorkers.understand(spoken, menu, anywhere)))
    for (const menu of menus) speechWorkers.forget(menu)
    await understood
    const requests = posted.mock.calls.map(([message]) => message as ThreadRequest)
    const stored = new Set(
      requests.map(request => (request.kind === 'understand' ? request.menu?.key : undefined)),
    )
    for (const request of requests) if (request.kind === 'forget') stored.delete(request.menuKey)
    stored.delete(undefined)
    expect([requests.length, stored.size]).toEqual([6, 0])
  })
})
