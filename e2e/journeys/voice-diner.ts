// A diner who speaks: a phone with a simulated speech recogniser and a test clock.

import type { Group } from '@tablemate/contract/groups.ts'
import type { TestApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { installRecogniser } from '@tablemate/test/browser/speech.ts'
import { type Diner, makeGroup } from '@tablemate/test/diners/make.ts'
import type { Page } from 'playwright-core'
import { exactly } from './steps.ts'

export interface VoiceDiner extends BrowserPhone {
  readonly app: TestApp
  readonly group: Group
  /** The other diner in the group. */
  readonly ben: Diner
}

export async function openVoiceDiner(app: TestApp): Promise<VoiceDiner> {
  const {
    group,
    diners: [ann, ben],
  } = await makeGroup(app)
  const phone = await openPhone(app, { at: { group, diner: ann } })
  await phone.page.clock.install()
  await installRecogniser(phone.page)
  await phone.open(`/group/${group.id}`)
  await field(phone.page).waitFor()
  return { ...phone, app, group, ben }
}

export function tap(page: Page): Promise<void> {
  return page.getByRole('button', exactly('Record your order')).click()
}

export async function type(page: Page, sentence: string): Promise<void> {
  await field(page).fill(sentence)
  await page.keyboard.press('Enter')
}

export function field(page: Page) {
  return page.getByLabel('Type what you would like')
}

/** A dish of the diner's own order. */
export function menuItem(page: Page, text: string) {
  return page.getByRole('article').getByText(text, { exact: true })
}
