// Checks that texts do no harm to a page: no script runs, no element comes from a text, nothing breaks, everything fits.

import type { BrowserPhone } from '@tablemate/test/browser/browser.ts'
import { xssMarker } from '@tablemate/test/texts/hostile.ts'
import { texts } from '@tablemate/web/lib/text/texts.ts'
import type { Page } from 'playwright-core'
import { layoutFaults } from '../journeys/layout-check.ts'

declare global {
  interface Window {
    [xssMarker]?: unknown
    refusals?: string[]
  }
}

/** Call it before the page opens. Returns a function that lists the faults so far, besides those that browser.ts reports. */
export async function watchForXss({
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
    ...(await page.evaluate(findInjected, { xssMarker, ours, broken: texts.app.broken.title })),
    ...(await layoutFaults(page, widths)),
  ]
}

/**
 * The texts that neither the page nor its fields show exactly. Control characters for the text direction do not count,
 * because lib/text/isolate.ts removes them within a sentence.
 */
export function missingTexts(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(expected => {
    const seen = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    const all = [document.body.textContent ?? '', ...[...fields].map(({ value }) => value)]
      .map(seen)
      .join('\n')
    return expected
      .filter(text => !all.includes(seen(text)))
      .map(text => `does not show ${JSON.stringify(text)}`)
  }, texts)
}

/** The elements that the app's screens contain. Any other element comes from a text. */
const ours = (
  'html head meta title link style script noscript body main header footer nav section article blockquote div span p h1 h2 h3 h4 ' +
  'ul ol li dl dt dd details summary del bdi strong s time output progress a button form fieldset legend label input textarea select option datalist ' +
  'figure figcaption table caption thead tbody tr th td img svg path g circle rect line polyline polygon ellipse defs'
).split(' ')

type Check = Readonly<{ xssMarker: string; ours: string[]; broken: string }>

function findInjected({ xssMarker, ours, broken }: Check): string[] {
  const describe = (what: string, element: Element) => `${what}: ${element.outerHTML.slice(0, 200)}`
  const hosts = /^(https:|\/|#|blob:|data:image\/|mailto:|$)/
  return [
    ...(xssMarker in window ? ['a script of a text ran'] : []),
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
        ...(ours.includes(element.localName) ? [] : [describe('made of a text', element)]),
        ...(acts ? [describe('would act', element)] : []),
        ...(leads ? [describe('leads elsewhere', element)] : []),
      ]
    }),
  ]
}
