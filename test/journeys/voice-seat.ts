// A diner who speaks: a phone whose recogniser the test plays, whose sentences are counted and whose clock can be moved on.

import type { Page } from 'playwright-core'
import type { Group } from '#contract/groups.ts'
import type { TestApp } from '../app/app.ts'
import { type BrowserPhone, openPhone } from '../browser/browser.ts'
import { giveRecogniser } from '../browser/speech.ts'
import { type Diner, makeGroup } from '../diners/make.ts'
import { exactly } from './steps.ts'

export interface VoiceSeat extends BrowserPhone {
  readonly app: TestApp
  readonly group: Group
  /** Who sits at the same table. */
  readonly ben: Diner
  /** Every sentence that the phone sends. */
  readonly sent: string[]
}

export type Recogniser = Parameters<typeof giveRecogniser>[1]

export async function atVoice(
  app: TestApp,
  recogniser: Recogniser = {},
  wanted: Parameters<typeof openPhone>[1] = {},
): Promise<VoiceSeat> {
  const {
    group,
    diners: [ann, ben],
  } = await makeGroup(app)
  const phone = await openPhone(app, { ...wanted, at: { group, diner: ann } })
  const sent: string[] = []
  phone.page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders'))
      sent.push((request.postDataJSON() as { transcription: string }).transcription)
  })
  await phone.page.clock.install()
  await giveRecogniser(phone.page, recogniser)
  await phone.open(`/group/${group.id}`)
  await field(phone.page).waitFor()
  return { ...phone, app, group, ben, sent }
}

/** Moves the page's clock on. */
export function goOn(page: Page, ms: number): Promise<void> {
  return page.clock.fastForward(ms)
}

export function tap(page: Page): Promise<void> {
  return page.getByRole('button', exactly('Record your order')).click()
}

export async function type(page: Page, said: string): Promise<void> {
  await field(page).fill(said)
  await page.keyboard.press('Enter')
}

export function field(page: Page) {
  return page.getByLabel('Type what you would like')
}

/** Of one's own order. */
export function dish(page: Page, text: string) {
  return page.getByRole('article').getByText(text, { exact: true })
}
