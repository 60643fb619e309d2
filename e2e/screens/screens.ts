// Every screen of the app in each of its states, for the tests that crawl them.

import { screenPaths } from '@tablemate/contract/screens.ts'
import type { TestApp } from '@tablemate/test/app/app.ts'
import { planDay } from './day-states.ts'
import { planDeliveries } from './deliveries-states.ts'
import { entryStates, gateStates, nonsenseStates } from './entry-states.ts'
import { planGroups } from './group-states.ts'
import { planKitchen } from './kitchen-states.ts'
import { planOwnMenu } from './own-menu-states.ts'
import { planRestaurant } from './restaurant-states.ts'
import { planSettings } from './settings-states.ts'
import type { ServedState } from './state.ts'
import { longestWords, type Words } from './words.ts'

/** The environment of the crawled app: where cards are taken, it has an address. */
export const crawledEnv = { PUBLIC_URL: 'https://tablemate.example', RATE_LIMIT_SCALE: '1000' }

/** The environment of the app behind a beta gate. */
export const gateEnv = { BETA_ACCESS_CODE: 'Supper-7Q', RATE_LIMIT_SCALE: '1000' }

/** All states, with these words in their data: `app` has no gate, `guarded` has one. */
export async function planScreens(
  app: TestApp,
  guarded: Pick<TestApp, 'url'>,
  words: Words = longestWords,
): Promise<ServedState[]> {
  const states = [
    ...entryStates,
    ...nonsenseStates(words.codes),
    ...(await planKitchen(app, words)),
    ...(await planGroups(app, words)),
    ...(await planRestaurant(app, words)),
    ...(await planOwnMenu(app, words)),
    ...(await planSettings(app, words)),
    ...(await planDay(app, words)),
    ...(await planDeliveries(app, words)),
  ]
  return [
    ...gateStates.map(state => ({ ...state, app: guarded })),
    ...states.map(state => ({ ...state, app })),
  ]
}

/** The screens of the app that no state shows. */
export function missingScreens(states: readonly ServedState[]): string[] {
  return Object.values(screenPaths).filter(path => {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
    return !states.some(state => pattern.test(new URL(state.path, 'http://x').pathname))
  })
}
