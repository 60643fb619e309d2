import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test, vi } from 'vitest'
import { placeOrder } from '#contract/orders.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { makeGroup } from '../../../../test/diners/make.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { addDishes, makeRestaurant, uploadFile } from '../../../../test/restaurants/restaurant.ts'
import { createUnderstand } from './parse-transcript.ts'
import { openSpeechWorkers, type SpeechWorkers } from './speech-workers.ts'

const app = shareApp()
const onionSoup = {
  ...{ id: 1, name: 'Onion soup', price: 700 },
  ...{ category: 'Food', description: null, isSoldOut: false },
}
const place = { restaurantId: null, groupId: 'a table', currency: 'USD' } as const
const anywhere = { ...place, speaker: { memberId: 1, members: [{ id: 2, name: 'Ben' }] } }

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
  for (let times = 0; times < 2; times += 1)
    expect((await patient.understand(spoken, [onionSoup], anywhere)).items).toMatchObject([
      { name: 'Onion soup', quantity: 2 },
    ])
})

test('a worker thread knows who is at the table', async () => {
  const speechWorkers = openSpeechWorkers({ warn: vi.fn() })
  onTestFinished(() => speechWorkers.close())
  const { items } = await speechWorkers.understand('an onion soup to share with ben', [onionSoup], anywhere)
  expect(items).toMatchObject([{ name: 'Onion soup', sharedBy: [1, 2] }])
})

test('a changed menu is parsed with its new dishes, however many sentences loaded it at once', async () => {
  const owner = await makeRestaurant(app())
  const dishes = Array.from({ length: 110 }, (_, at) => `Food,Soup ${at},7.00`)
  await uploadFile(owner.phone, { content: `Category,Name,Price\n${dishes.join('\n')}` })
  const parsed = new Set<unknown>()
  const understand = createUnderstand(app().database.sql, {
    async understand(_, menu) {
      parsed.add(menu)
      return { items: [], notUnderstood: [], note: '', isOtherLanguage: false }
    },
    close: vi.fn<SpeechWorkers['close']>(),
  })
  const at = { ...anywhere, restaurantId: owner.id }
  for (const [changes, name] of ['Tea', 'Cake'].entries()) {
    await Promise.all(Array.from({ length: 5 }, () => understand('soup '.repeat(390), at)))
    expect(parsed.size).toBe(changes + 1)
    await addDishes(owner, { name, price: 300 })
  }
})

test('a worker thread that exits is replaced by another for the next sentence', async () => {
  const started = vi.spyOn(Worker.prototype, 'postMessage')
  onTestFinished(() => started.mockRestore())
  const speechWorkers = openSpeechWorkers({ warn: vi.fn() })
  onTestFinished(() => speechWorkers.close())
  const understand = () => speechWorkers.understand('two onion soups', [onionSoup], anywhere)
  await understand()
  const [first] = started.mock.contexts as unknown as Worker[]
  first?.emit('error', new Error('out of memory'))
  await first?.terminate()
  expect((await understand()).items).toMatchObject([{ quantity: 2 }])
})

test('a menu that the thread no longer has is sent to it again', async () => {
  const speechWorkers = openSpeechWorkers({ warn: vi.fn() })
  onTestFinished(() => speechWorkers.close())
  // Together more dishes than the thread caches.
  const menus = Array.from({ length: 12 }, (_, at) => [
    { ...onionSoup, price: 700 + at },
    ...Array.from({ length: 4_900 }, (_, dish) => ({ ...onionSoup, id: dish + 2, name: `Tea ${dish}` })),
  ])
  for (const menu of [...menus, ...menus.slice(0, 1)])
    expect((await speechWorkers.understand('two onion soups', menu, anywhere)).items).toMatchObject([
      { quantity: 2, price: menu[0]?.price },
    ])
})
