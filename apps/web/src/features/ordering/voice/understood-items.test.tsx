// How the preview of a sentence is rendered.

import type { GroupState } from '@tablemate/contract/live.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnderstoodItems } from './understood-items.tsx'

const transcript = 'two margheritas one without basil a diet coke and a flux capacitor or a thingy'

test('dishes are listed with quantity, modifications and those who share them, and words not understood are listed', () => {
  const at = (text: string) => ({
    start: transcript.indexOf(text),
    end: transcript.indexOf(text) + text.length,
  })
  const shown = textOf(
    <UnderstoodItems
      transcript={transcript}
      members={[memberOf(1, 'Ann'), memberOf(2, 'Ben')]}
      items={[
        { name: 'Margherita', quantity: 2, price: 900, modifications: 'one without basil', sharedBy: 'all' },
        { name: 'Diet Coke', quantity: 1, price: 300, sharedBy: [1, 2] },
      ]}
      lead={null}
      note=""
      notUnderstood={[at('flux capacitor'), at('thingy')]}
    />,
  )
  expect(shown).toBe(
    '2 × Margherita|one without basil|Shared by everyone|1 × Diet Coke|Shared by Ann and Ben|Not understood:|flux capacitor|,|thingy',
  )
})

test('nothing is rendered for an empty preview', () => {
  expect(
    textOf(
      <UnderstoodItems
        transcript={transcript}
        members={[]}
        items={[]}
        lead={null}
        note=""
        notUnderstood={[]}
      />,
    ),
  ).toBe('')
})

function memberOf(id: number, name: string): GroupState['members'][number] {
  return { id, name, groupId: 'a table', isGuest: false, isHost: false, allergies: '', allergens: [] }
}

function textOf(element: React.ReactElement): string {
  return renderToStaticMarkup(element)
    .split(/<[^>]+>/)
    .map(text => text.trim())
    .filter(Boolean)
    .join('|')
}
