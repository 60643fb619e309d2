// Types texts into the fields of a page, one after the other, as fast as a paste.

import type { Page, Request } from 'playwright-core'
import { nextPaint } from '../journeys/steps.ts'

/** Types each text into every field that is editable now. Returns the names of the fields. */
export function typeEverywhere(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(fillEachField, texts)
}

/** Presses Enter in the last field, then waits for the replies to the requests that this sends. */
export async function pressEnter(page: Page): Promise<void> {
  const sent: Promise<unknown>[] = []
  const onRequest = (request: Request) => {
    if (request.method() !== 'GET') sent.push(request.response())
  }
  page.on('request', onRequest)
  await page.keyboard.press('Enter')
  await nextPaint(page)
  await Promise.all(sent)
  await nextPaint(page)
  page.off('request', onRequest)
}

function fillEachField(texts: readonly string[]): string[] {
  const choices = '[type=checkbox], [type=radio], [type=file], [type=date], [type=hidden]'
  const all = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea, [contenteditable]',
  )
  const fields = [...all].filter(
    field =>
      !field.matches(choices) &&
      !field.disabled &&
      !field.readOnly &&
      !field.closest('[inert], [aria-hidden=true]') &&
      field.checkVisibility({ visibilityProperty: true }),
  )
  const names = fields.map(field =>
    (field.labels?.[0]?.textContent || field.ariaLabel || field.placeholder)
      .replace(/( \(.+\)| \*)$/, '')
      .replace(/^(How would you like the ).+(\?)$/s, '$1…$2')
      .replace(/^(New category from ).+( on)$/s, '$1…$2')
      .replace(/\d+/, '…'),
  )
  for (const [at, field] of fields.entries()) {
    field.focus()
    for (const turn of texts.keys()) {
      field.select()
      // Like a person's typing, this applies the field's maximum length and informs the app. Neighbouring fields get different
      // texts.
      document.execCommand('insertText', false, texts[(at + turn) % texts.length])
    }
  }
  return names
}
