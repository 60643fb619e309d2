// A page that the browser translates shows what React renders, whatever the translation does with its text nodes.

import { type Translation, translatePage } from '@tablemate/test/browser/translate-page.ts'
import { nextTask } from '@tablemate/test/components/next-task.ts'
import { show } from '@tablemate/test/components/show.tsx'
import { seededRandom } from '@tablemate/test/sampling/seeded-random.ts'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test } from 'vitest'
import { followPageTranslation } from './page-translation.ts'

const ways: Translation[] = ['replaces', 'inserts-first', 'removes-first', 'moves']

// As main.tsx does.
followPageTranslation()

let change: (children: ReactNode) => void = () => undefined

function Page() {
  const [children, setChildren] = useState<ReactNode>(null)
  change = next => flushSync(() => setChildren(next))
  return <main>{children}</main>
}

test.each(ways)('a translation that %s text nodes keeps no old text, and breaks no change', async way => {
  show(<Page />)
  await expect.poll(() => document.querySelector('main')).not.toBeNull()
  onTestFinished(translatePage(way))
  const random = seededRandom(20_261_128)
  for (let step = 0; step < 1000; step += 1) {
    const parts = [...new Set(Array.from({ length: random() * 7 }, () => Math.floor(random() * 24)))]
    change(parts.map(partOf))
    // Not every change waits for the translation of the one before.
    if (random() < 0.3) continue
    await nextTask()
    expect(document.querySelector('main')?.textContent, `step ${step}`).toBe(parts.map(textOf).join(''))
  }
})

/** Texts between elements, of changing and of lasting elements, alone and beside others, and none at all. */
function partOf(part: number, at: number): ReactNode {
  const amount = `$${part}.00 `
  if (part % 6 === 0) return amount
  if (part % 6 === 1) return <b key={part}>{amount}</b>
  if (part % 6 === 2) return <p key={`at ${at}`}>Pay {amount}now </p>
  if (part % 6 === 3) return part > 12 && amount
  if (part % 6 === 4)
    return (
      <i key={`at ${at}`}>
        {part > 12 && <b>Paid </b>}
        {amount}
      </i>
    )
  return [amount, 'of ', part > 12 ? amount : null]
}

function textOf(part: number): string {
  const amount = `$${part}.00 `
  const isLarge = part > 12
  const texts = [
    amount,
    amount,
    `Pay ${amount}now `,
    isLarge ? amount : '',
    `${isLarge ? 'Paid ' : ''}${amount}`,
  ]
  return texts[part % 6] ?? `${amount}of ${isLarge ? amount : ''}`
}
