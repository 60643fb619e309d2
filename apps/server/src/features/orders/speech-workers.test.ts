import { Worker } from 'node:worker_threads'
import { placeOrder } from '@tablemate/contract/orders.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { importedDish, importInto } from '@tablemate/test/restaurants/menu.ts'
import { addDishes, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createUnderstand } from './parse-transcript.ts'
import { openSpeechWorkers, type SpeechWorkers } from './speech-workers.ts'

const app = shareApp()
/** The timeout of a sentence, for a very slow machine. */
const hangMs = 120_000
const onionSoup = {
  ...{ id: 1, name: 'Onion soup', price: 700 },
  ...{ category: 'Food', description: null, isSoldOut: false },
}
const place = { restaurantId: null, groupId: 'a table', currency: 'USD' } as const
const anywhere = { ...place, speaker: { memberId: 1, members: [{ id: 2, name: 'Ben' }] } }

// Threat: wasted-work
test('a sentence with a long menu is parsed by a thread, so that it blocks no other request', async () => {
  const owner = await makeRestaurant(app())
  const soups = Array.from({ length: 1100 }, (_, at) => importedDish('Food', `Onion soup ${at}`, 500))
  await importInto(app(), owner, [...soups, importedDish('Food', 'Lemon cake', 500)])
  const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
  const tasks = vi.spyOn(Worker.prototype, 'postMessage')
  onTestFinished(() => tasks.mockRestore())
  const transcription = 'two lemon cakes'
  const body = { groupId: group.id, memberId: diners[0].id, transcription }
  const placed = await diners[0].phone.call(placeOrder, { body })
  expect(placed.body.items).toMatchObject([{ name: 'Lemon cake', quantity: 2 }])
  expect(JSON.stringify(tasks.mock.calls)).toContain('speech-worker.ts')
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
    acts: [],
    isOtherLanguage: false,
  })
  expect(JSON.stringify(warn.mock.calls)).not.toContain('soup')
  const patient = openSpeechWorkers({ warn }, hangMs)
  onTestFinished(() => patient.close())
  for (let times = 0; times < 2; times += 1)
    expect((await patient.understand(spoken, [onionSoup], anywhere)).items).toMatchObject([
      { name: 'Onion soup', quantity: 2 },
    ])
})

test('a worker thread knows who is at the table', async () => {
  const speechWorkers = openSpeechWorkers({ warn: vi.fn() }, hangMs)
  onTestFinished(() => speechWorkers.close())
  const { items } = await speechWorkers.understand('an onion soup to share with ben', [onionSoup], anywhere)
  expect(items).toMatchObject([{ name: 'Onion soup', sharedBy: [1, 2] }])
})

test('a changed menu is parsed with its new dishes, however many sentences loaded it at once', async () => {
  const owner = await makeRestaurant(app())
  const soups = Array.from({ length: 110 }, (_, at) => importedDish('Food', `Soup ${at}`, 700))
  await importInto(app(), owner, soups)
  const parsed = new Set<unknown>()
  const understand = createUnderstand(app().database.sql, {
    async understand(_, menu) {
      parsed.add(menu)
      return { items: [], notUnderstood: [], note: '', acts: [], isOtherLanguage: false }
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

test('a worker thread that exits is replaced by another, which gets the menu again', async () => {
  const started = vi.spyOn(Worker.prototype, 'postMessage')
  onTestFinished(() => started.mockRestore())
  const speechWorkers = openSpeechWorkers({ warn: vi.fn() }, hangMs)
  onTestFinished(() => speechWorkers.close())
  const understand = () => speechWorkers.understand('two onion soups', [onionSoup], anywhere)
  await understand()
  const [first] = started.mock.contexts as unknown as Worker[]
  first?.emit('error', new Error('out of memory'))
  await first?.terminate()
  expect((await understand()).items).toMatchObject([{ quantity: 2 }])
})
