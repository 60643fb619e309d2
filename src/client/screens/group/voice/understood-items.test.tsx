// How the preview of a sentence is rendered.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnderstoodItems } from './understood-items.tsx'

const transcript = 'two margheritas one without basil a diet coke and a flux capacitor or a thingy'

test('dishes are listed with quantity and modifications, and words not understood are listed', () => {
  const at = (text: string) => ({
    start: transcript.indexOf(text),
    end: transcript.indexOf(text) + text.length,
  })
  const shown = textOf(
    <UnderstoodItems
      transcript={transcript}
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

test('nothing is rendered for an empty preview', () => {
  expect(
    textOf(<UnderstoodItems transcript={transcript} items={[]} lead={null} note="" notUnderstood={[]} />),
  ).toBe('')
})

function textOf(element: React.ReactElement): string {
  return renderToStaticMarkup(element)
    .split(/<[^>]+>/)
    .map(text => text.trim())
    .filter(Boolean)
    .join('|')
}
