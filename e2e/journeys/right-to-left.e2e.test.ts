// A page that runs from right to left, as in Arabic.

import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { openKitchen, seatAt } from '@tablemate/test/restaurants/kitchen.ts'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { cake, openBoard, soup } from './board-steps.ts'
import { waitForFocus } from './steps.ts'

const app = shareApp()

describe('a page from right to left', () => {
  test('starts at the right, with the way back pointing there', async () => {
    const { page, open } = await openPhone(app())
    await open('/join-group')
    await turn(page)
    const back = page.getByRole('link', { name: /^Back/ })
    const heading = page.getByRole('heading', { name: 'Join a Group' })
    expect((await boxOf(back)).x).toBeGreaterThan((await boxOf(heading)).x)
    expect(await back.locator('svg').evaluate(icon => getComputedStyle(icon).scale)).toBe('-1 1')
  })

  test('keeps amounts and names of dishes from left to right, at the page’s own edge', async () => {
    const { group, diners } = await makeGroup(app())
    await diners[0].order({ name: 'Soup (hot)', price: 900 })
    const { page, open } = await openPhone(app(), { at: { group, diner: diners[0] } })
    await open(`/group/${group.id}/summary`)
    await page.getByText('Soup (hot)').first().waitFor()
    await turn(page)
    // From right to left the closing bracket would be at the left.
    for (const text of ['$9.00', 'Soup (hot)'])
      expect(await isOrdered(page.getByText(text).first())).toBe(true)
    const name = page.getByText('Soup (hot)').first()
    expect(await name.evaluate(element => getComputedStyle(element).textAlign)).toBe('right')
  })

  test('closes a toast that is swiped to the left', async () => {
    const { page, open, expectTrouble } = await openPhone(app(), { width: 1280 })
    expectTrouble(/answered 404/)
    await open('/join-group')
    await turn(page)
    await page.getByLabel('Group Code').fill('ZZZZZZ')
    const toast = page.locator('[role=region] li')
    await toast.waitFor()
    const { x, y, width, height } = await boxOf(toast)
    const [start, middle] = [x + width - 40, y + height / 2]
    await page.mouse.move(start, middle)
    await page.mouse.down()
    await page.mouse.move(start - 30, middle, { steps: 3 })
    await page.mouse.move(start - 80, middle, { steps: 3 })
    await page.mouse.up()
    // While the mouse is over a toast, it does not close by itself.
    await toast.waitFor({ state: 'hidden' })
  })
})

test('on a board from right to left, the left arrow key moves to the next column', async () => {
  const kitchen = await openKitchen(app())
  const { diners } = await seatAt(kitchen)
  await diners[0].order(soup)
  await diners[1].order(cake)
  const { page } = await openBoard(kitchen)
  await turn(page)
  await page.getByRole('button', { name: 'Start: No. 1 · Table 7' }).click()
  const inNextColumn = page.getByRole('button', { name: 'Ready: No. 1 · Table 7' })
  await inNextColumn.waitFor()
  await page.getByRole('button', { name: 'Start: No. 2 · Table 7' }).focus()
  await page.keyboard.press('ArrowLeft')
  await waitForFocus(inNextColumn)
})

async function turn(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dir = 'rtl'
  })
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible')
  return box
}

/** Whether the last letter of an element's first text is to the right of its first letter. */
function isOrdered(element: Locator): Promise<boolean> {
  return element.evaluate(node => {
    const text = document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode() as Text
    const leftOf = (at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().left
    }
    return leftOf(0) < leftOf(text.length - 1)
  })
}
