// What is wrong with a screen in another language than English.

import { texts as english, type Texts } from '@tablemate/web/lib/text/texts.ts'
import type { Page } from 'playwright-core'
import { faultsIn, runAxe } from './axe.ts'
import { layoutFaults } from './layout-check.ts'

/** As Square calls them, in English in every language. */
const namesOfSquare = ['Endpoint URL', 'Notification URL']
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** What is inaccessible, stands out or is in English. */
export async function languageFaults(page: Page, words: Texts): Promise<string[]> {
  const layout = await layoutFaults(page, [1280, 320, 390])
  const { violations } = await runAxe(page, { runOnly: tags })
  const [shown = ''] = await page.locator('body').allInnerTexts()
  const inEnglish = sentencesInEnglish(shown, words)
  return [...layout, ...faultsIn(violations), ...inEnglish.map(sentence => `in English: ${sentence}`)]
}

/** The English texts within a text, except those that the language has too. */
export function sentencesInEnglish(text: string, words: Texts): string[] {
  const known = new Set([...sentencesOf(words), ...namesOfSquare])
  return sentencesOf(english).filter(sentence => text.includes(sentence) && !known.has(sentence))
}

/** The texts of at least two words that need no value. */
function sentencesOf(catalog: unknown): string[] {
  if (typeof catalog === 'string') return /\p{L}{2,} \p{L}{2,}/u.test(catalog) ? [catalog] : []
  return typeof catalog === 'object' && catalog !== null ? Object.values(catalog).flatMap(sentencesOf) : []
}
