// The states of the app's screens that the crawls visit, and the steps that lead to them.

import type { TestApp } from '@tablemate/test/app/app.ts'
import type { BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import type { TestGroup } from '@tablemate/test/diners/make.ts'
import type { Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { exactly } from '../journeys/steps.ts'

type PhoneOptions = NonNullable<Parameters<typeof openPhone>[1]>
export type Step = (phone: BrowserPhone) => Promise<unknown>

export interface ScreenState {
  readonly name: string
  readonly path: string
  /** Options of the phone for the state. */
  readonly phone: PhoneOptions
  /** The texts that the screen must show exactly. */
  readonly shows: readonly string[]
  /** Brings the phone into the state. */
  readonly go: Step
}

/** A state together with the app that serves it. */
export type ServedState = ScreenState & { readonly app: Pick<TestApp, 'url'> }

/** Either a step on the open screen, or what else makes the state. */
export type Part = Step | Settings

interface Settings {
  readonly phone?: PhoneOptions
  /** Runs before the screen opens. */
  readonly before?: Step
  readonly shows?: readonly string[]
}

/** A state of the screen at a path, which has loaded when it shows the title. */
export function screen(name: string, path: string, title: string | RegExp, ...parts: Part[]): ScreenState {
  const steps = parts.filter(part => typeof part === 'function')
  const settings = parts.filter(part => typeof part === 'object')
  return {
    name,
    path,
    phone: Object.assign({}, ...settings.map(({ phone }) => phone)),
    shows: settings.flatMap(({ shows = [] }) => shows),
    async go(phone) {
      for (const { before } of settings) await before?.(phone)
      await phone.open(path)
      const text = (what: string | RegExp) => phone.page.getByText(what).first()
      await text(title).waitFor()
      await text(/^Loading/).waitFor({ state: 'detached' })
      for (const step of steps) await step(phone)
    },
  }
}

type Screen = (name: string, path: string, title: string | RegExp, ...parts: Part[]) => ScreenState

/** Screens of the group's first diner; the paths begin within the group. */
export function seated({ group, diners: [diner] }: TestGroup<number>): Screen {
  return (name, path, title, ...parts) =>
    screen(name, `/group/${group.id}${path}`, title, { phone: { at: { group, diner } } }, ...parts)
}

/** Screens of a signed-in restaurant. */
export function portal(of: Owner): Screen {
  return (name, path, title, ...parts) => screen(name, path, title, { phone: { of } }, ...parts)
}

export function press(name: string | RegExp, at = 0): Step {
  return ({ page }) => page.getByRole('button', nameOf(name)).nth(at).click()
}

/** Fills the first field whose label contains the text, or is the text if it is exact. */
export function fill(label: string, text: string, { exact = false } = {}): Step {
  return ({ page }) =>
    page.getByLabel(label, { exact }).and(page.locator('input, textarea')).first().fill(text)
}

export function pick(label: string, value: string): Step {
  return ({ page }) => page.getByLabel(label, { exact: true }).selectOption(value)
}

export function check(label: string): Step {
  return ({ page }) => page.getByLabel(label).first().check()
}

/** Waits for a text, whole if it is exact. */
export function sees(text: string | RegExp, { exact = false } = {}): Step {
  return ({ page }) => page.getByText(text, { exact }).first().waitFor()
}

export function seesField(label: string): Step {
  return ({ page }) => page.getByLabel(label).first().waitFor()
}

export function seesButton(name: string | RegExp): Step {
  return ({ page }) => page.getByRole('button', nameOf(name)).first().waitFor()
}

export function seesDialog(name = /^/ as string | RegExp): Step {
  return ({ page }) => page.getByRole('dialog', nameOf(name)).waitFor()
}

/** Lets the requests to a path fail. */
export function unreachable(path: string): Settings {
  return {
    async before(phone) {
      phone.expectTrouble(/failed: net::/)
      await phone.page.route(path, route => route.abort('connectionreset'))
    },
  }
}

/** Allows troubles whose text matches. */
export function permits(pattern: RegExp): Settings {
  return { before: async phone => phone.expectTrouble(pattern) }
}

function nameOf(name: string | RegExp) {
  return typeof name === 'string' ? exactly(name) : { name }
}

/** Visits all states, three at a time, because a visit mostly waits. Returns what the visits found, each with its state. */
export async function crawl<State extends ServedState>(
  states: readonly State[],
  visit: (state: State, at: number) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = []
  const left = states.entries()
  const go = async () => {
    for (const [at, state] of left) {
      const faults = await visit(state, at).catch((error: unknown) => [`could not be visited: ${error}`])
      found.push(...faults.map(fault => `${state.name}: ${fault}`))
    }
  }
  await Promise.all([go(), go(), go()])
  return found
}

export async function goOffline(phone: BrowserPhone): Promise<void> {
  phone.expectTrouble(/failed: net::/)
  await phone.context.setOffline(true)
  await sees('offline', { exact: true })(phone)
}
