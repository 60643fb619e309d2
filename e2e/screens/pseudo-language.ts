// A pseudo-language: every word on the screen with accents and 40 % longer, as in the most verbose translations.

import type { Page } from 'playwright-core'

/** Rewrites the visible words, but no codes in capitals. What is typed in fields stays; what renders afterwards is in English again. */
export async function showPseudoLanguage(page: Page): Promise<void> {
  await page.evaluate(rewriteWords)
}

function rewriteWords(): void {
  const accented: Record<string, string> = {
    a: 'å',
    e: 'ë',
    i: 'î',
    o: 'ø',
    u: 'ü',
    A: 'Å',
    E: 'Ë',
    I: 'Î',
    O: 'Ø',
    U: 'Ü',
  }
  const longer = (word: string) => {
    const letters = word.replace(/[aeiou]/gi, letter => accented[letter] ?? letter)
    return letters + 'ñê'.repeat(5).slice(0, Math.round(word.length * 0.4))
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('script, style'))
      node.nodeValue = (node.nodeValue ?? '').replace(/\p{L}*\p{Ll}\p{L}*/gu, longer)
}
