// The beta gate: it hides the app, a failure says its reason, and a phone that passed before enters without a network.

import { getGate, verifyBeta } from '@tablemate/contract/beta.ts'
import { noNetwork, problem, respond, signInPage } from '@tablemate/test/components/fake-api.ts'
import { button, nameOfFocused, press } from '@tablemate/test/components/find.ts'
import { nextTask } from '@tablemate/test/components/next-task.ts'
import { dismissNotices, openApp } from '@tablemate/test/components/show.tsx'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { gateView } from './gate-view.ts'
import { passGate, removeGate } from './pass-gate.ts'

const field = page.getByLabelText('Access code')
const code = 'Supper-7Q'
const hasPassed = () => localStorage.setItem('betaPassed', 'true')

beforeEach(() => {
  dismissNotices()
  delete document.documentElement.dataset.view
  const gate = document.body.appendChild(document.createElement('div'))
  gate.id = 'gate'
})
afterEach(removeGate)

describe('the gate', () => {
  test('shows a name, a description and a field, and nothing else can be read or reached', async () => {
    openApp('/')
    void passGate()
    await expect.element(field).toHaveFocus()
    expect(document.getElementById('gate')?.textContent).toContain('beta v1.1')
    const headings = page
      .getByRole('heading')
      .elements()
      .map(one => one.textContent)
    expect(headings).toEqual(['Tablemate', 'Beta Testing Access'])
    const reached: (string | null)[] = []
    for (let tabs = 0; tabs < 3; tabs += 1) {
      await userEvent.keyboard('{Tab}')
      reached.push(nameOfFocused())
    }
    expect(reached.slice(0, 2)).toEqual(['Show access code', 'Access Beta'])
    expect([null, 'Access code']).toContain(reached[2])
  })

  test('hides the typed code until the visitor asks to see it', async () => {
    void passGate()
    await field.fill('supper')
    await expect.element(field).toHaveAttribute('type', 'password')
    await expect.element(field).toHaveAttribute('autocomplete', 'off')
    await button('Show access code').click()
    await expect.element(field).toHaveAttribute('type', 'text')
    await button('Hide access code').click()
    await expect.element(field).toHaveAttribute('type', 'password')
    await expect.element(field).toHaveValue('supper')
  })

  test('opens by keyboard alone if the server accepts the code, once in this tab and not in another', async () => {
    const sent = respond(verifyBeta, undefined)
    const passing = passGate()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('  supper-7q {Enter}')
    await passing
    expect(sent.map(({ body }) => body)).toEqual([{ code: 'supper-7q' }])
    expect(gateView()).toBeNull()
    sessionStorage.clear()
    expect(gateView()).toBe('asking')
  })
})

describe('a code that does not open', () => {
  test('because it is wrong shows an error after 800 ms and empties the field', async () => {
    const sent = respond(verifyBeta, problem('wrong-code'))
    void passGate()
    await field.fill('Supper-7R')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    press(button('Access Beta'))
    await vi.advanceTimersByTimeAsync(0)
    press(button('Verifying...'))
    await vi.advanceTimersByTimeAsync(790)
    for (let tasks = 0; tasks < 3; tasks += 1) await nextTask()
    expect(page.getByRole('alert').query()?.textContent ?? '').toBe('')
    await vi.advanceTimersByTimeAsync(10)
    const words = 'Incorrect access code. Please check with the app developer.'
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    await expect.element(field).toHaveAccessibleDescription(words)
    expect(sent.map(({ body }) => body)).toEqual([{ code: 'Supper-7R' }])
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard(code)
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
  })

  test.each([
    ['it is empty', '   ', null, 'Please enter your access code.'],
    [
      'the server does not reply',
      code,
      noNetwork,
      'No response. Please check your connection and try again.',
    ],
    [
      'there were too many tries',
      code,
      problem('too-many-requests'),
      'Too many tries. Please wait a few minutes and try again.',
    ],
  ])('because %s says so and keeps the code', async (_, typed, reply, words) => {
    // Without a reply, a request fails the test.
    if (reply) respond(verifyBeta, reply)
    const passing = passGate()
    await field.fill(typed)
    await button('Access Beta').click()
    await expect.element(field).toHaveAccessibleDescription(words)
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue(typed)
    respond(verifyBeta, undefined)
    await field.fill(code)
    await button('Access Beta').click()
    await passing
  })
})

describe('a phone that passed the gate before', () => {
  beforeEach(hasPassed)

  test('meets the gate again at its next start with a network', async () => {
    respond(getGate, { gate: true })
    void passGate()
    await expect.element(field).toBeVisible()
  })

  test.each([
    ['the server has no gate any more', { gate: false }],
    ['the server cannot be reached', noNetwork],
    ['the server does not answer in time', () => new Promise<never>(() => undefined)],
    ['the sign-in page of a Wi-Fi answers', signInPage],
  ])('needs no code if %s', async (_, reply) => {
    respond(getGate, reply)
    await passGate()
    expect(field.query()).toBeNull()
  })

  test('needs no code if the browser reports no network, and sends no request', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await passGate()
    expect(field.query()).toBeNull()
  })
})
