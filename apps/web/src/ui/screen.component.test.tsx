// The bottom bar of a screen.

import { show } from '@tablemate/test/components/show.tsx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Screen } from './screen.tsx'

test.each([
  ['an ordinary bar stays at the bottom of the window', '20vh', 'sticky'],
  ['a bar of a third of the window, as with letters twice as large, scrolls with the page', '33vh', 'static'],
])('%s', async (_, height, position) => {
  show(
    <Screen bottom={<p style={{ height }}>Pay</p>}>
      <p>The bill</p>
    </Screen>,
  )
  const content = page.getByText('Pay')
  await expect.element(content).toBeVisible()
  const bar = content.element().parentElement as HTMLElement
  await expect.poll(() => getComputedStyle(bar).position).toBe(position)
})
