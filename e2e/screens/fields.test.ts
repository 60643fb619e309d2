// The list of text fields is complete; hostile-texts.nightly.test.ts types into all of them.

import { expect, test } from 'vitest'
import { fieldsIn, partsWithFields } from './fields.ts'

test('every component with a text field is listed', () => {
  expect(partsWithFields()).toEqual(Object.keys(fieldsIn).sort())
})
