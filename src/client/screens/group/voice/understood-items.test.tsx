// What is understood of a sentence, as it is shown.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnderstoodItems } from './understood-items.tsx'

const said = 'two margheritas one without basil a diet coke and a flux capacitor or a thingy'

test('dishes are listed with how many and how, and words without a place are named', () => {
  const at = (text: string) => ({ start: said.indexOf(text), end: said.indexOf(text) + text.length })
  const shown = textOf(
    <UnderstoodItems
      said={said}
      items={[
        { name: 'Margherita', quantity: 2, price: 900, modifications: 'one without basil' },
        { name: 'Diet Coke', quantity: 1, price: 300 },
      ]}
      lead={null}
      note=""
      notUnderstood={[at('flux capacitor'), at('thingy')]}
    />,
  )
  expect(shown).toBe('2 × Margherita|one without basil|1 × Diet Coke|Not understood:|flux capacitor|,|thingy')
})

test('nothing shows where nothing is known', () => {
  expect(textOf(<UnderstoodItems said={said} items={[]} lead={null} note="" notUnderstood={[]} />)).toBe('')
})

function textOf(element: React.ReactElement): string {
  return renderToStaticMarkup(element)
    .split(/<[^>]+>/)
    .map(text => text.trim())
    .filter(Boolean)
    .join('|')
}
