// Types texts into the fields of a page, one after the other and as quick as a paste.

import type { Page, Request } from 'playwright-core'
import { nextPaint } from './steps.ts'

/** Puts each of these texts into every field that can be typed into here and now, and answers the fields' names. */
export function typeEverywhere(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(inEachField, texts)
}

/** Presses Enter in the field that was typed into last; then waits for the answer to what was sent, if anything was. */
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

function inEachField(texts: readonly string[]): string[] {
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
      .replace(/\d+/, '…'),
  )
  for (const [at, field] of fields.entries()) {
    field.focus()
    for (const turn of texts.keys()) {
      field.select()
      // As a person does: the browser cuts it where the field has a greatest length, and tells the app. Beside each other
      // stand different ones.
      document.execCommand('insertText', false, texts[(at + turn) % texts.length])
    }
  }
  return names
}
