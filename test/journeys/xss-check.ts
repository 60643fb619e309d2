// Whether texts did harm to the page that shows them: nothing ran, nothing was made of them, nothing broke, all fits.

import type { Page } from 'playwright-core'
import * as en from '../../src/client/text/en.ts'
import type { BrowserPhone } from '../browser/browser.ts'
import { trace } from '../texts/nasty.ts'
import { roomFaults } from './layout-check.ts'

declare global {
  interface Window {
    [trace]?: unknown
    refusals?: string[]
  }
}

/** Before the page is opened; answers how to see what has gone wrong so far. What browser.ts watches for fails by itself. */
export async function watchForHarm({
  page,
  context,
}: BrowserPhone): Promise<(widths?: readonly number[]) => Promise<string[]>> {
  const opened: string[] = []
  page.on('dialog', async dialog => {
    opened.push(`a dialog says ${dialog.message()}`)
    await dialog.dismiss()
  })
  context.on('page', popup => opened.push(`a page opens: ${popup.url()}`))
  await page.addInitScript(() => {
    window.refusals = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      window.refusals?.push(`the policy refuses ${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return async (widths = [390]) => [
    ...opened,
    ...(await page.evaluate(madeOfText, { trace, ours, broken: en.app.broken.title })),
    ...(await roomFaults(page, widths)),
  ]
}

/**
 * Of these texts, those that do not stand in the page to the letter: neither in it nor in its fields. Signs that steer
 * the direction are not counted: within a sentence they are left out (text/isolate.ts).
 */
export function missing(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(wanted => {
    const seen = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    const all = [document.body.textContent ?? '', ...[...fields].map(({ value }) => value)]
      .map(seen)
      .join('\n')
    return wanted
      .filter(text => !all.includes(seen(text)))
      .map(text => `does not show ${JSON.stringify(text)}`)
  }, texts)
}

/** What our screens are made of; anything else was made of a text. */
const ours = (
  'html head meta title link style script noscript body main header footer nav section article blockquote div span p h1 h2 h3 h4 ' +
  'ul ol li dl dt dd details summary del bdi strong s time output progress a button form fieldset legend label input textarea select option datalist ' +
  'figure figcaption table caption thead tbody tr th td img svg path g circle rect line polyline polygon ellipse defs'
).split(' ')

function madeOfText({ trace, ours, broken }: { trace: string; ours: string[]; broken: string }): string[] {
  const told = (what: string, element: Element) => `${what}: ${element.outerHTML.slice(0, 200)}`
  const hosts = /^(https:|\/|#|blob:|data:image\/|mailto:|$)/
  return [
    ...(trace in window ? ['a script of a text ran'] : []),
    ...(window.refusals ?? []),
    ...(document.body.textContent?.includes(broken) ? ['a screen broke'] : []),
    ...[...document.querySelectorAll('*')].flatMap(element => {
      const attributes = [...element.attributes]
      const acts = attributes.some(({ name }) => name.startsWith('on'))
      const leads = attributes.some(
        ({ name, value }) =>
          ['href', 'src', 'action', 'formaction', 'srcdoc', 'xlink:href'].includes(name) &&
          !hosts.test(value.replace(location.origin, '')),
      )
      return [
        ...(ours.includes(element.localName) ? [] : [told('made of a text', element)]),
        ...(acts ? [told('would act', element)] : []),
        ...(leads ? [told('leads elsewhere', element)] : []),
      ]
    }),
  ]
}
