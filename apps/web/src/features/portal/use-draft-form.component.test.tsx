// A form of the portal whose unsaved values survive a change of screen.

import { show } from '@tablemate/test/components/show.tsx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useDraftForm } from './use-draft-form.ts'

function Form({ name }: { name: string }) {
  const { form, shown } = useDraftForm('1/test', { name })
  return (
    <label>
      Name <input {...form.register('name')} />
      <output>{shown.name}</output>
    </label>
  )
}

test('a restored form knows the values that it first showed, whatever another window has saved since', async () => {
  show(<Form key="first" name="Soup" />)
  await page.getByRole('textbox').fill('Hot Soup')
  show(<Form key="second" name="Cold Soup" />)
  await expect.element(page.getByRole('textbox')).toHaveValue('Hot Soup')
  expect(page.getByRole('status').element().textContent).toBe('Soup')
})
