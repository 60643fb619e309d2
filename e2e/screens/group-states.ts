// The states of the screens for diners in a group.

import { joinGroup } from '@tablemate/contract/groups.ts'
import { placeOrder } from '@tablemate/contract/orders.ts'
import type { TestApp } from '@tablemate/test/app/app.ts'
import type { BrowserPhone } from '@tablemate/test/browser/browser.ts'
import { ended, error, final, guess, hears, started } from '@tablemate/test/browser/recordings.ts'
import { installRecogniser, playRecording } from '@tablemate/test/browser/speech.ts'
import { joinAs, makeGroup, type TestGroup } from '@tablemate/test/diners/make.ts'
import { openForm, typeMenuItems, userAgents } from '../journeys/steps.ts'
import { planBills } from './bill-states.ts'
import {
  fill,
  goOffline,
  type Part,
  permits,
  press,
  type ScreenState,
  type Step,
  screen,
  seated,
  sees,
  seesButton,
  seesDialog,
  seesField,
  unreachable,
} from './state.ts'
import { longestWords, turn, type Words } from './words.ts'

type App = Pick<TestApp, 'url'>

/** A recogniser that the test plays. */
const mayRecord: Part = { before: ({ page }) => installRecogniser(page) }

export async function planGroups(app: App, words: Words): Promise<ScreenState[]> {
  const full = await makeFullGroup(app, words)
  const empty = await makeGroup(app, { diners: 1, restaurantName: '' })
  const doubtful = await makeGroup(app, { diners: 1, restaurantName: '' })
  await say(doubtful, longestWords.spoken)
  const hosting = await makeGroup(app)
  await hosting.diners[0].phone.call(joinGroup, {
    params: { groupId: hosting.group.id },
    body: { name: words.diners[0] ?? '', isGuest: true },
  })
  await say(hosting, words.spoken)
  return [
    ...ordering(full, empty, words),
    ...talking(empty, doubtful, words),
    ...people(full, hosting, words),
    ...installing(full),
    ...offline(empty),
    ...(await planBills(app, { full, empty, doubtful, words })),
  ]
}

/** Two diners and those of the words; the first two have ordered every dish, the first one a note too. */
async function makeFullGroup(app: App, words: Words): Promise<TestGroup<2>> {
  const testGroup = await makeGroup(app, {
    diners: 2,
    restaurantName: words.restaurant,
    tableNumber: words.table,
  })
  const { group, diners } = testGroup
  for (const name of words.diners) await joinAs(app, group, name)
  const items = words.dishes.map((name, at) => ({
    ...{ name, price: words.dishes.length === 1 ? 100_000_000 : 900, quantity: 99 },
    modifications: turn(words.modifiers, at + 1),
  }))
  const soup = { name: 'Soup', price: 950, quantity: 2, modifications: null }
  for (const [at, { id, phone }] of diners.entries()) {
    const note = at === 0 ? words.note : ''
    const body = { groupId: group.id, memberId: id, items: [...items, soup], note }
    const { status, problem } = await phone.call(placeOrder, { body })
    if (status !== 201) throw new Error(`the table could not order: ${JSON.stringify(problem)}`)
  }
  return testGroup
}

function say({ group, diners: [{ id, phone }] }: TestGroup<number>, transcription: string) {
  return phone.call(placeOrder, { body: { groupId: group.id, memberId: id, items: [], transcription } })
}

function ordering(full: TestGroup<2>, empty: TestGroup<1>, words: Words): ScreenState[] {
  const { restaurant, table, dishes: menuItems, modifiers, note } = words
  const atFull = seated(full)
  const atEmpty = seated(empty)
  return [
    atFull('landing, with the way back', '', 'Your orders', async phone => {
      await phone.open('/')
      await phone.page.getByRole('navigation', { name: 'Your tables' }).waitFor()
    }),
    atEmpty('group, empty', '', 'Group Order'),
    atEmpty(
      'group, form open',
      '',
      'Group Order',
      openForm,
      fill('Item name', 'M'.repeat(120)),
      fill('Price', '-1'),
      ({ page }) => page.getByLabel('Modifications').focus(),
    ),
    atFull('group, with orders', '', 'Your orders', {
      shows: [...menuItems, ...modifiers, note, restaurant, table],
    }),
    atFull(
      'group, editing',
      '',
      'Your orders',
      { shows: menuItems.slice(0, 3) },
      press(/^Options/),
      press('Edit'),
      seesField('Item name'),
    ),
    atFull(
      'group, asking before deletion',
      '',
      'Your orders',
      press(/^Options/),
      press(/^Delete/),
      sees(/^Delete /),
    ),
    atFull(
      'group, a dish of one',
      '',
      'Your orders',
      { shows: words.diners },
      press(/^Options/),
      seesField('Everyone at the table'),
    ),
    atFull('group, did not arrive', '', 'Couldn’t load the table', unreachable('**/api/**')),
  ]
}

function talking(empty: TestGroup<1>, doubtful: TestGroup<1>, { spoken }: Words): ScreenState[] {
  const record = press('Record your order')
  const play =
    (...events: Parameters<typeof playRecording>[1]): Step =>
    ({ page }) =>
      playRecording(page, events)
  const say =
    (text: string): Step =>
    async ({ page }) => {
      // On a phone in another language, a panel of one row names the field after the language it understands.
      const [own, inRow] = [page.getByLabel('Type what you would like'), page.getByLabel('Order in English')]
      await own.or(inRow).fill(text)
      await page.keyboard.press('Enter')
    }
  const [atEmpty, atDoubtful] = [seated(empty), seated(doubtful)]
  return [
    atEmpty(
      'group, recording',
      '',
      'Group Order',
      mayRecord,
      record,
      play(started, hears(final(spoken), guess('and a second cake'))),
      ({ page }) => page.getByRole('list', { name: 'Understood so far' }).waitFor(),
    ),
    atEmpty(
      'group, microphone silent',
      '',
      'Group Order',
      mayRecord,
      record,
      sees('Your microphone isn’t responding'),
    ),
    atEmpty(
      'group, microphone denied',
      '',
      'Group Order',
      mayRecord,
      record,
      play(error('not-allowed'), ended),
      sees('Microphone permission denied.'),
    ),
    atDoubtful('group, spoken order with doubts', '', 'Group Order', mayRecord, sees('Not understood:')),
    atDoubtful(
      'group, what was said and not understood',
      '',
      'Group Order',
      // The doubt's buttons may cover the middle of the dish's button.
      ({ page }) =>
        page
          .getByRole('button', { name: /^Options/ })
          .first()
          .click({ position: { x: 20, y: 10 } }),
      press('Edit'),
      ({ page }) => page.getByRole('region', { name: 'What was said' }).waitFor(),
    ),
    atDoubtful(
      'group, a correction about to be sent',
      '',
      'Group Order',
      mayRecord,
      say('one beer'),
      sees('Got it', { exact: true }),
      say('cancel that'),
      sees('Deletes your order:'),
    ),
  ]
}

function people(
  full: TestGroup<2>,
  hosting: TestGroup<2>,
  { diners, restaurant, table }: Words,
): ScreenState[] {
  const atFull = seated(full)
  const atHosting = seated(hosting)
  const showPeople = press(/Show who is at the table/)
  return [
    atFull('group, people', '', 'Your orders', { shows: diners }, showPeople, seesDialog()),
    atFull(
      'group, a removal asked',
      '',
      'Your orders',
      showPeople,
      ({ page }) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^Remove: / })
          .last()
          .click(),
      seesField('New code, so that'),
    ),
    atHosting(
      'group, ordering for a guest',
      '',
      'Chez Nous',
      ({ page }) => page.getByLabel('Ordering for:').selectOption({ index: 1 }),
      sees('Orders for'),
    ),
    atHosting(
      'group, a guest added and one renamed',
      '',
      'Chez Nous',
      press('Add a guest'),
      ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Add Guest', exact: true }).click(),
      sees('Please enter a name.'),
      ({ page }) =>
        page
          .getByRole('button', { name: /^Rename: / })
          .last()
          .click(),
    ),
    atFull('group, code', '', 'Your orders', press(/Show the code/), seesDialog()),
    atFull(
      'group, a new code asked',
      '',
      'Your orders',
      press(/Show the code/),
      press('New code'),
      sees('Replace this code?'),
    ),
    screen(
      'join, table found',
      `/join-group?code=${hosting.group.code}`,
      'Join a Group',
      seesField('Your Name'),
    ),
    screen('join, already a member', `/join-group?code=${full.group.code}`, 'Already a Member', {
      phone: { at: { group: full.group, diner: full.diners[0] } },
      shows: [restaurant, table],
    }),
  ]
}

function offline(empty: TestGroup<1>): ScreenState[] {
  const atEmpty = seated(empty)
  const reconnect: Step = ({ context }) => context.setOffline(false)
  const json = { problem: 'too-many-orders', message: '' }
  return [
    atEmpty('group, an order waiting', '', 'Group Order', orderOffline),
    atEmpty(
      'group, an order refused',
      '',
      'Group Order',
      permits(/orders answered 400/),
      { before: ({ page }) => page.route('**/api/orders', route => route.fulfill({ status: 400, json })) },
      orderOffline,
      reconnect,
      sees('Not sent', { exact: true }),
      sees('live', { exact: true }),
    ),
    atEmpty(
      'group, removed, with orders that were not sent',
      '',
      'Group Order',
      permits(/answered 404/),
      orderOffline,
      ({ context }) => context.clearCookies(),
      reconnect,
      sees('One order on this phone wasn’t sent.'),
    ),
  ]
}

async function orderOffline(phone: BrowserPhone): Promise<void> {
  await openForm(phone)
  const soup = { name: 'M'.repeat(120), price: '1000000', quantity: 99, modifications: 'no basil' }
  await typeMenuItems(phone, soup)
  await goOffline(phone)
  await press('Add Order')(phone)
  await sees('offline, 1 order waiting', { exact: true })(phone)
}

/** After the first order, at the end of the screen. */
function installing(full: TestGroup<number>): ScreenState[] {
  const atEnd = (name: string, userAgent?: string, ...steps: Part[]) =>
    seated(full)(
      `group, ${name}`,
      '',
      'Your orders',
      { phone: { mayInstall: true, ...(userAgent && { userAgent }) } },
      seesButton('Install Now'),
      ...steps,
    )
  return [
    atEnd('install card'),
    ...Object.entries(userAgents).map(([browser, userAgent]) =>
      atEnd(`install card, how in ${browser}`, userAgent, press('Install Now'), sees('It wasn’t installed.')),
    ),
  ]
}
