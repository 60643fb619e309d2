// Two windows of an owner: each form of the portal sends only what was changed in it, and if another window has changed that too, it
// shows both values and asks which one holds.

import { type Campaign, changeCampaign } from '@tablemate/contract/campaigns.ts'
import { type CardSettings, changeCardSettings } from '@tablemate/contract/card-payments.ts'
import type { Endpoint } from '@tablemate/contract/endpoint.ts'
import { changeMenuItem, getMenu, type MenuItem } from '@tablemate/contract/menu.ts'
import { changeOpeningHours, changeOrdering } from '@tablemate/contract/ordering.ts'
import { changePosSettings, type PosSettings } from '@tablemate/contract/pos.ts'
import { changePrinter, type Printer } from '@tablemate/contract/printers.ts'
import { type RestaurantTable, updateRestaurantTable } from '@tablemate/contract/restaurant-tables.ts'
import {
  changeOwnRestaurant,
  getOwnRestaurant,
  type OwnRestaurant,
  placeRestaurant,
} from '@tablemate/contract/restaurants.ts'
import { getStations, setStations } from '@tablemate/contract/stations.ts'
import { noDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import { problem, respond } from '@tablemate/test/components/fake-api.ts'
import { button } from '@tablemate/test/components/find.ts'
import { show } from '@tablemate/test/components/show.tsx'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import './portal.css'
import { HoursSection } from './features/account/hours/hours-section.tsx'
import { OrdersSection } from './features/account/orders/orders-section.tsx'
import { PlaceSection } from './features/account/place/place-section.tsx'
import { ProfileSheet } from './features/account/profile-sheet.tsx'
import { CampaignForm } from './features/campaigns/campaign-form.tsx'
import { CardForm } from './features/card-settings/card-form.tsx'
import { TaxQuestion } from './features/dashboard/tax-question.tsx'
import { PosForm } from './features/destinations/pos-form.tsx'
import { PrinterForm } from './features/destinations/printers/printer-form.tsx'
import { StationsForm } from './features/destinations/stations/stations-form.tsx'
import { ItemForm } from './features/menu-editor/item-form.tsx'
import { EditRestaurantTable } from './features/tables/table-codes/edit-restaurant-table.tsx'

const at = '2026-11-29T08:00:00.000Z'
const ignore = () => undefined

const restaurant: OwnRestaurant = {
  ...{ id: 1, email: 'lucia@example.com', name: 'Osteria Lucia', phone: null, address: null, city: 'Rome' },
  ...{
    state: null,
    zipCode: null,
    country: 'IT',
    businessId: null,
    currency: 'EUR',
    timeZone: 'Europe/Rome',
  },
  ...{
    language: 'en',
    isTaxIncluded: true,
    taxPercentage: 10,
    serviceFeePercentage: 5,
    position: null,
    showsPictures: true,
  },
  ordering: { mode: 'at-once', isPaused: false, lateAfter: 15, offMenu: 'with-approval', coursesWait: false },
  hours: { dayStartsAt: '04:00', periods: [], closedDates: [], lastOrders: 0 },
  ...{ menuUpdatedAt: null, hasOrders: true, createdAt: at },
}
const restaurantTable: RestaurantTable = {
  id: 2,
  name: '7',
  token: 't',
  url: 'https://tablemate.example/t/t',
  seating: null,
}
const menuItem: MenuItem = {
  ...{ id: 3, restaurantId: 1, name: 'Soup', description: null, price: 900, category: 'Starters' },
  ...{ ...noDetails, isSoldOut: false, translations: [], createdAt: at, updatedAt: at },
}
const printer: Printer = {
  ...{ id: 4, name: 'Bar', model: 'star', stations: [], columns: 48, encoding: 'multilingual' },
  ...{ hasBell: true, isEnabled: true, lastSeenAt: null, status: 'never' },
}
const campaign: Campaign = {
  ...{ id: 5, restaurantId: 1, title: 'Dinner', description: 'For two', offerType: 'free_item' },
  ...{ offerValue: null, offerDetails: null, imageUrl: null, targetRadius: 1000, durationDays: 7 },
  ...{ startDate: at, endDate: at, costPerDay: 100, totalCost: 700, isActive: true, totalViews: 0 },
  ...{ totalClicks: 0, hasPosition: true, createdAt: at, currency: 'EUR', timeZone: 'Europe/Rome' },
}
const cards: CardSettings = {
  ...{ isEnabled: false, demoPayments: true, takesRealMoney: true, mode: 'test', hasSecret: true },
  ...{ state: 'saved', confirmedAt: null, eventsUrl: 'https://tablemate.example/events' },
}
const pos: PosSettings = {
  ...{ posProvider: 'square', posLocationId: 'L1', posWebhookUrl: null, posEnabled: false, hasApiKey: true },
  ...{ hasSignatureKey: false, pos: { state: 'saved', confirmedAt: null } },
  ...{ webhook: { state: 'none', confirmedAt: null }, hasWebhookSecret: false, earlierSecretUntil: null },
  ...{ eventsUrl: 'https://tablemate.example/events', menuChangedAt: null, menuTakenAt: null },
  ...{ supportedProviders: ['square', 'toast'], orderProviders: ['square', 'toast'] },
}
const bar = { id: 1, name: 'Bar', categories: ['Drinks'] }
const bare = ({ id: _, ...station }: typeof bar) => station

interface Form {
  readonly form: ReactElement
  readonly endpoint: Endpoint
  /** What the server returns once it has saved. */
  readonly saved: unknown
  readonly change: () => Promise<unknown>
  readonly button: string
  /** The field with the values that the form showed, that this window sends, and that another has saved. */
  readonly field: string
  /** How the request contains this window's value, if not as the field. */
  readonly sent?: object
  readonly values: { readonly shown: unknown; readonly mine: unknown; readonly theirs: unknown }
  readonly texts: { readonly mine: string; readonly theirs: string }
}

const type = (label: string | RegExp, text: string) => () =>
  page.getByLabelText(label, { exact: true }).fill(text)
const click = (label: string) => () => page.getByLabelText(label, { exact: true }).click()

async function typePlace() {
  await button('Enter Coordinates').click()
  await type('Latitude', '41.9')()
  await type('Longitude', '12.5')()
}

const forms: Record<string, Form> = {
  table: {
    form: <EditRestaurantTable restaurantId={1} restaurantTable={restaurantTable} onClose={ignore} />,
    ...{
      endpoint: updateRestaurantTable,
      saved: restaurantTable,
      change: type('Name or number', '8'),
      button: 'Save',
    },
    ...{ field: 'name', values: { shown: '7', mine: '8', theirs: '9' }, texts: { mine: '8', theirs: '9' } },
  },
  dish: {
    form: <ItemForm restaurant={restaurant} item={menuItem} items={[menuItem]} onClose={ignore} />,
    ...{
      endpoint: changeMenuItem,
      saved: menuItem,
      change: type('Category', 'Soups'),
      button: 'Save changes',
    },
    ...{ field: 'category', values: { shown: 'Starters', mine: 'Soups', theirs: 'Mains' } },
    texts: { mine: 'Soups', theirs: 'Mains' },
  },
  printer: {
    form: (
      <PrinterForm
        {...{ restaurantId: 1, printer, stations: [], onAdded: ignore, onSaved: ignore, onAsk: ignore }}
      />
    ),
    ...{ endpoint: changePrinter, saved: printer, change: type('Name', 'Bar 2'), button: 'Save Printer' },
    ...{ field: 'name', values: { shown: 'Bar', mine: 'Bar 2', theirs: 'Counter' } },
    texts: { mine: 'Bar 2', theirs: 'Counter' },
  },
  campaign: {
    form: <CampaignForm restaurant={restaurant} campaign={campaign} onClose={ignore} />,
    ...{ endpoint: changeCampaign, saved: campaign, change: type('Campaign Title', 'Lunch') },
    ...{
      button: 'Save Changes',
      field: 'title',
      values: { shown: 'Dinner', mine: 'Lunch', theirs: 'Brunch' },
    },
    texts: { mine: 'Lunch', theirs: 'Brunch' },
  },
  'tax question': {
    form: <TaxQuestion restaurant={{ ...restaurant, isTaxIncluded: false, taxPercentage: null }} />,
    ...{ endpoint: changeOwnRestaurant, saved: restaurant, button: 'Save' },
    ...{ change: type('Tax rate', '7'), field: 'taxPercentage' },
    ...{ values: { shown: null, mine: 7, theirs: 19 }, texts: { mine: '7%', theirs: '19%' } },
  },
  profile: {
    form: <ProfileSheet restaurant={restaurant} onClose={ignore} />,
    ...{ endpoint: changeOwnRestaurant, saved: restaurant, button: 'Save Profile' },
    ...{ change: type('Service fee rate', '0'), field: 'serviceFeePercentage' },
    ...{ values: { shown: 5, mine: 0, theirs: 8 }, texts: { mine: '0%', theirs: '8%' } },
  },
  ordering: {
    form: <OrdersSection restaurant={restaurant} />,
    ...{ endpoint: changeOrdering, saved: restaurant.ordering, button: 'Save Orders' },
    ...{ change: type('Late after (minutes)', '20'), field: 'lateAfter' },
    ...{ values: { shown: 15, mine: 20, theirs: 25 }, texts: { mine: '20', theirs: '25' } },
  },
  'courses that wait': {
    form: <OrdersSection restaurant={restaurant} />,
    ...{ endpoint: changeOrdering, saved: restaurant.ordering, button: 'Save Orders' },
    ...{ change: click('Courses wait until you fire them'), field: 'coursesWait' },
    ...{ values: { shown: false, mine: true, theirs: false }, texts: { mine: 'On', theirs: 'Off' } },
  },
  'opening hours': {
    form: <HoursSection restaurant={restaurant} />,
    ...{ endpoint: changeOpeningHours, saved: restaurant.hours, button: 'Save Hours' },
    ...{ change: click('Add hours on Friday'), field: 'periods' },
    values: {
      shown: [],
      mine: [{ weekday: 5, from: '11:00', to: '22:00' }],
      theirs: [{ weekday: 5, from: '18:00', to: '01:00' }],
    },
    texts: { mine: 'Friday, 11:00 AM – 10:00 PM', theirs: 'Friday, 6:00 PM – 1:00 AM next day' },
  },
  stations: {
    form: (
      <StationsForm
        restaurantId={1}
        kitchen={{
          restaurantName: 'Osteria Lucia',
          stations: [bar],
          ordering: restaurant.ordering,
          opening: null,
          categories: ['Drinks', 'Mains'],
        }}
      />
    ),
    ...{ endpoint: setStations, saved: [bar], button: 'Save Stations', field: 'stations' },
    change: type('Station name', 'Counter'),
    values: {
      shown: [bare(bar)],
      mine: [{ ...bare(bar), name: 'Counter' }],
      theirs: [bare(bar), { name: 'Grill', categories: ['Mains'] }],
    },
    texts: { mine: 'Counter – Drinks', theirs: 'Bar – Drinks\nGrill – Mains' },
  },
  place: {
    form: <PlaceSection restaurant={restaurant} />,
    ...{ endpoint: placeRestaurant, saved: restaurant, button: 'Save Location', field: 'position' },
    change: typePlace,
    sent: { latitude: 41.9, longitude: 12.5 },
    values: {
      shown: null,
      mine: { latitude: 41.9, longitude: 12.5 },
      theirs: { latitude: 48.1, longitude: 11.6 },
    },
    texts: { mine: '41.9000, 12.5000', theirs: '48.1000, 11.6000' },
  },
  'point of sale': {
    form: <PosForm restaurantId={1} settings={pos} />,
    ...{ endpoint: changePosSettings, saved: pos, button: 'Save Settings' },
    ...{ change: type(/^Webhook URL/, 'https://a.example'), field: 'posWebhookUrl' },
    values: { shown: null, mine: 'https://a.example', theirs: 'https://b.example' },
    texts: { mine: 'https://a.example', theirs: 'https://b.example' },
  },
  'card payments': {
    form: <CardForm restaurantId={1} settings={cards} />,
    ...{ endpoint: changeCardSettings, saved: cards, button: 'Save Card Payments' },
    ...{ change: click('Take cards'), field: 'isEnabled' },
    ...{ values: { shown: false, mine: true, theirs: false }, texts: { mine: 'On', theirs: 'Off' } },
  },
}

const question = page.getByRole('dialog', { name: 'Changed somewhere else meanwhile' })

/** Changes the form and saves it; the first call is refused. Returns the calls. */
async function save({ form, endpoint, saved, change, button: name, field, values, ...rest }: Form) {
  const { sent = { [field]: values.mine } } = rest
  respond(getMenu, [])
  let isFirst = true
  const calls = respond(endpoint, () => {
    if (!isFirst) return saved as never
    isFirst = false
    return problem('changed-meanwhile', {}, { current: { [field]: values.theirs } })
  })
  show(form)
  await change()
  await button(name).click()
  await expect.element(question).toBeVisible()
  expect(calls[0]?.body).toMatchObject({ ...sent, base: { [field]: values.shown } })
  return calls as { body: Record<string, unknown> }[]
}

test.each(Object.keys(forms))(
  'the form of %s shows both values, and keeps the owner’s if they say so',
  async name => {
    const form = forms[name] as Form
    const calls = await save(form)
    for (const text of Object.values(form.texts)) expect(question.element().textContent).toContain(text)
    await question.getByLabelText(/^Keep mine/).click()
    await question.getByRole('button', { name: 'Save' }).click()
    const { field, values, sent = { [field]: values.mine } } = form
    await expect.poll(() => calls[1]?.body).toMatchObject(sent)
    expect(calls.map(({ body }) => body.base)).toEqual([
      { [field]: values.shown },
      { [field]: values.theirs },
    ])
  },
)

test.each(Object.keys(forms))('the form of %s overwrites nothing where the other value holds', async name => {
  const form = forms[name] as Form
  const stored = respond(getStations, {
    ...{ restaurantName: 'Osteria Lucia', stations: [bar], ordering: restaurant.ordering, categories: [] },
    opening: null,
  })
  const profile = respond(getOwnRestaurant, restaurant)
  const calls = await save(form)
  await question.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => calls.length + stored.length + profile.length).toBe(2)
  expect(calls[1]?.body.base ?? {}).toEqual({})
  await expect.element(question).not.toBeInTheDocument()
})
