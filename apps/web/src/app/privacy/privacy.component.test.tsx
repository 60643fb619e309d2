// The privacy notice: a new visitor must accept it once and does not see it again.

import { getOwnKitchenDisplay } from '@tablemate/contract/kitchen-displays.ts'
import { problem, respond } from '@tablemate/test/components/fake-api.ts'
import { button, dialog, heading, nameOfFocused } from '@tablemate/test/components/find.ts'
import { dismissNotices, openApp } from '@tablemate/test/components/show.tsx'
import { blockStorage, storageOfOtherTab } from '@tablemate/test/components/storage.ts'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const notice = dialog('Data Privacy Notice')
const accept = button('Accept & Continue')
const stored = () => [localStorage.getItem('privacyAccepted'), localStorage.getItem('privacyAcceptedDate')]

describe('the privacy notice', () => {
  // Threat: third-parties
  test('is accepted once, with the time, and does not come back', async () => {
    openApp('/')
    await expect.element(notice).toBeVisible()
    await expect
      .element(
        page.getByText(
          /^All group dining data \(names, orders, membership\) is deleted automatically after 24 hours\./,
        ),
      )
      .toBeVisible()
    expect(stored()).toEqual([null, null])
    const before = new Date().toISOString()
    await accept.click()
    await expect.element(notice).not.toBeInTheDocument()
    const [accepted, date = ''] = stored()
    expect(accepted).toBe('true')
    expect([before, date, new Date().toISOString()].toSorted()[1]).toBe(date)

    openApp('/create-group')
    await expect.element(heading('Create a Group')).toBeVisible()
    expect(notice.query()).toBeNull()
    expect(stored()).toEqual([accepted, date])
  })

  test('comes back on every screen until it is accepted', async () => {
    for (const path of ['/', '/', '/join-group', '/nowhere']) {
      openApp(path)
      await expect.element(notice).toBeVisible()
    }
  })

  test.each([
    '/restaurant-login',
    '/restaurant-interest',
    '/restaurant-screen',
    '/restaurant/1/pos-settings',
  ])('does not greet the staff on %s', async path => {
    respond(getOwnKitchenDisplay, problem('not-signed-in'))
    openApp(path)
    await expect.poll(() => document.querySelector('h1')).not.toBeNull()
    expect(notice.query()).toBeNull()
    // The same app, opened by a diner.
    openApp('/join-group')
    await expect.element(notice).toBeVisible()
  })

  test('cannot be closed by Escape or a tap outside, and has no close button', async () => {
    openApp('/')
    await expect.element(notice).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.documentElement, { position: { x: 195, y: 20 }, force: true })
    expect(
      notice
        .getByRole('button')
        .elements()
        .map(one => one.textContent),
    ).toEqual(['Accept & Continue'])
    expect(stored()).toEqual([null, null])
  })

  test('traps the focus, and nothing behind it can be reached', async () => {
    openApp('/')
    await expect.poll(() => notice.query()?.contains(document.activeElement)).toBe(true)
    for (const key of ['{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}', '{Tab}']) {
      await userEvent.keyboard(key)
      expect(notice.element().contains(document.activeElement), key).toBe(true)
    }
    expect(page.getByRole('button').elements()).toEqual([accept.element()])
    const create = [...document.querySelectorAll('button')].find(
      one => one.textContent === 'Create New Group',
    )
    create?.focus()
    expect(document.activeElement).not.toBe(create)
    accept.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(notice).not.toBeInTheDocument()
    create?.focus()
    expect(nameOfFocused()).toBe('Create New Group')
  })

  test('fits the smallest phone: its text scrolls, and its button is always visible', async () => {
    await page.viewport(320, 480)
    openApp('/')
    const last = page.getByText(/no money moves/)
    await expect.element(accept).toBeInViewport({ ratio: 1 })
    await expect.element(page.getByText('Gone after 24 hours')).toBeInViewport({ ratio: 1 })
    await expect.element(last).not.toBeInViewport()
    await userEvent.keyboard('{End}')
    await expect.element(last).toBeInViewport({ ratio: 1 })
    await expect.element(accept).toBeInViewport({ ratio: 1 })
  })

  test('closes for this page if the browser has no storage', async () => {
    blockStorage('privacyAccepted', 'privacyAcceptedDate')
    openApp('/')
    await accept.click()
    await button('Join Existing Group').click()
    await expect.element(heading('Join a Group')).toBeVisible()
    expect(notice.query()).toBeNull()
  })

  test('that was accepted in another tab closes', async () => {
    openApp('/')
    await expect.element(notice).toBeVisible()
    storageOfOtherTab().setItem('privacyAccepted', 'true')
    await expect.element(notice).not.toBeInTheDocument()
  })

  test('can be read again from the menu, where it closes like any other sheet', async () => {
    dismissNotices()
    openApp('/')
    await button('Menu').click()
    const before = stored()
    await button('Privacy notice').click()
    await expect.element(notice).toBeVisible()
    expect(accept.query()).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.element(notice).not.toBeInTheDocument()
    await expect.element(dialog('Menu')).toBeVisible()
    await expect.element(button('Privacy notice')).toHaveFocus()
    expect(stored()).toEqual(before)
  })
})
