import { expect, test } from 'vitest'
import { menuItemTextsIn } from './translations.ts'

const moussaka = {
  name: 'Μουσακάς',
  description: 'με μελιτζάνα',
  category: 'Κυρίως',
  translations: [
    { language: 'en', name: 'Moussaka', description: 'with aubergine', category: 'Mains' },
    { language: 'de', name: 'Moussaka', description: null, category: null },
  ],
}

test('a dish is read in the reader’s language, with its original name beneath', () => {
  expect(menuItemTextsIn(moussaka, 'en')).toEqual({
    name: 'Moussaka',
    description: 'with aubergine',
    category: 'Mains',
    originalName: 'Μουσακάς',
  })
})

test('what is not translated is read in the menu’s own language', () => {
  expect(menuItemTextsIn(moussaka, 'de')).toMatchObject({ name: 'Moussaka', description: 'με μελιτζάνα' })
  const original = { name: 'Μουσακάς', description: 'με μελιτζάνα', category: 'Κυρίως', originalName: null }
  expect(menuItemTextsIn(moussaka, 'pl')).toEqual(original)
  const { translations: _, ...stored } = moussaka
  expect(menuItemTextsIn(stored, 'en')).toEqual(original)
})
