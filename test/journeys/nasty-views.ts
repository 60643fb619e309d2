// Every screen with the nasty texts that it shows. The record has a key for each path of the app, so that a new screen does
// not compile until it is listed here.

import type { screenPaths } from '#contract/screens.ts'
import type { BrowserPhone } from '../browser/browser.ts'
import { dashboardViews, settingsViews, tablesViews } from './nasty-dashboard-views.ts'
import type { NastyData, View } from './nasty-data.ts'
import { groupViews } from './nasty-group-views.ts'
import { exactly } from './steps.ts'

const none = () => []
const first = ({ strings }: NastyData) => encodeURIComponent((strings[0] ?? '').toWellFormed())
const table =
  (screen = '') =>
  ({ groupId }: NastyData) =>
    `/group/${groupId}${screen}`
const heading =
  (name: string | RegExp) =>
  async ({ page }: BrowserPhone) =>
    page.getByRole('heading', { name }).first().waitFor()

export const views: Readonly<Record<keyof typeof screenPaths, readonly View[]>> = {
  landing: [
    {
      name: 'offers near you',
      path: () => '/',
      act: async ({ page }) => page.getByText('Offers near you').first().waitFor(),
      texts: ({ texts }) => [texts.restaurant],
    },
  ],
  createGroup: [
    {
      name: 'create',
      path: e => `/create-group?name=${first(e)}`,
      act: heading('Create a Group'),
      texts: none,
    },
  ],
  universalCreateGroup: [
    {
      name: 'create, by a table’s code',
      path: ({ restaurantId, texts }) =>
        `/universal-create-group?restaurant=${restaurantId}&table=${encodeURIComponent(texts.table)}`,
      act: async ({ page }) => page.getByText('Undo').waitFor(),
      texts: ({ texts }) => [texts.restaurant, texts.table],
    },
    {
      name: 'create, by a code of nothing',
      path: e => `/universal-create-group?restaurant=${first(e)}&table=${first(e)}`,
      act: heading('Create a Group'),
      texts: none,
    },
    {
      name: 'create, suggestions',
      path: () => '/universal-create-group',
      async act({ page }, { texts: { restaurant } }) {
        const response = page.waitForResponse('**/api/restaurants?search=*')
        await page.getByLabel('Restaurant Name').fill(restaurant)
        // Symbols alone begin no word, so the search finds nothing.
        const found = (await (await response).json()) as readonly unknown[]
        if (found.length > 0) await page.getByRole('option').first().waitFor()
      },
      texts: ({ texts }) => [texts.restaurant],
    },
  ],
  joinGroup: [
    {
      name: 'join, already a member',
      path: ({ code }) => `/join-group?code=${code}`,
      act: heading('Already a Member'),
      texts: ({ texts }) => [texts.restaurant, texts.table],
    },
    {
      name: 'join, by a code of nothing',
      path: e => `/join-group?code=${first(e)}`,
      act: heading('Join a Group'),
      texts: none,
    },
  ],
  table: [
    {
      name: 'table, by its code',
      path: ({ token }) => `/table/${token}`,
      act: async ({ page }) => page.getByLabel('Your Name').waitFor(),
      texts: ({ texts }) => [texts.restaurant, texts.tables.at(-1) ?? ''],
    },
    { name: 'table, by a code of nothing', path: e => `/table/${first(e)}x`, act: heading(/./), texts: none },
  ],
  group: groupViews,
  summary: [
    {
      name: 'summary',
      path: table('/summary'),
      act: async ({ page }) => page.getByRole('button', exactly('Print')).waitFor(),
      texts: ({ texts }) => [...texts.dishes, ...texts.diners, texts.restaurant, texts.table],
    },
  ],
  billSplit: [
    {
      name: 'bill and payments',
      path: table('/bill-split'),
      async act({ page }) {
        for (const at of [0, 1, 2])
          await page
            .getByRole('button', { name: /^What .* pays for/s })
            .nth(at)
            .click()
      },
      texts: ({ texts }) => texts.diners,
    },
  ],
  receipt: [
    {
      name: 'receipt of a friend',
      path: evening => table(`/receipt/${evening.friend.id}`)(evening),
      act: async ({ page }) => page.getByRole('article').waitFor(),
      texts: ({ texts, friend }) => [friend.name, texts.restaurant, texts.table],
    },
    {
      name: 'receipt of nobody',
      path: evening => `${table('/receipt/')(evening)}${first(evening)}`,
      act: heading(/./),
      texts: none,
    },
  ],
  tableReceipt: [
    {
      name: 'receipt of the table, which has not paid',
      path: table('/receipt'),
      act: async ({ page }) => page.getByText('No receipt yet').waitFor(),
      texts: none,
    },
  ],
  restaurantLogin: [
    { name: 'login', path: () => '/restaurant-login', act: heading('Restaurant Login'), texts: none },
  ],
  restaurantResetPassword: [
    {
      name: 'new password, by a link of nonsense',
      path: e => `/restaurant-reset-password?token=${first(e)}`,
      act: heading('New Password'),
      texts: none,
    },
  ],
  restaurantDashboard: dashboardViews,
  restaurantTables: tablesViews,
  restaurantSettings: settingsViews,
  restaurantCampaigns: [
    {
      name: 'campaigns',
      by: 'owner',
      path: () => '/restaurant-campaigns',
      act: async ({ page }) => page.getByText('By day, UTC time').first().waitFor(),
      texts: ({ texts }) => texts.titles,
    },
  ],
  restaurantOrders: [
    {
      name: 'the kitchen’s board',
      by: 'owner',
      path: () => '/restaurant-orders',
      act: heading('Tonight'),
      texts: none,
    },
  ],
  restaurantDeliveries: [
    {
      name: 'what was sent',
      by: 'owner',
      path: () => '/restaurant-deliveries',
      act: heading('What Was Sent'),
      texts: none,
    },
  ],
  restaurantScreen: [
    {
      name: 'a tablet that is not paired',
      path: () => '/restaurant-screen',
      async act(phone) {
        phone.expectTrouble(/screens\/me answered 401$/)
        await phone.page.getByLabel('Pairing code').waitFor()
      },
      texts: none,
    },
  ],
  restaurantInterest: [
    {
      name: 'interest',
      path: () => '/restaurant-interest',
      act: heading('Restaurant Interest'),
      texts: none,
    },
  ],
  posSettings: [
    {
      name: 'POS settings',
      by: 'owner',
      path: ({ restaurantId }) => `/restaurant/${restaurantId}/pos-settings`,
      act: async ({ page }) => page.getByLabel('POS Provider').waitFor(),
      texts: ({ texts }) => [texts.location, texts.restaurant],
    },
  ],
  offer: [
    {
      name: 'offer',
      path: ({ campaignId }) => `/restaurant/${campaignId}`,
      act: async ({ page }) => page.getByRole('heading').first().waitFor(),
      texts: ({ texts }) => [...texts.offers, ...texts.menu, ...texts.categories],
    },
  ],
}
