// A row of a menu file for tests.

import { noDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import type { DraftRow } from './draft-rows.ts'

export const draftRow = (overrides: Partial<DraftRow> = {}): DraftRow => ({
  row: 2,
  page: null,
  order: 0,
  category: 'Mains',
  name: 'Pasta',
  description: '',
  price: '12.50',
  priceText: '12.5',
  ...noDetails,
  allergensText: '',
  doubts: [],
  view: 'untouched',
  ...overrides,
})
