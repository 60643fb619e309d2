// Stands in for the server's endpoints of points of sale, webhooks and printers in a browser: it keeps a state that the calls
// change.

import type { Delivery, Destination } from '@tablemate/contract/deliveries.ts'
import type { PosSettings, TestResult } from '@tablemate/contract/pos.ts'
import type { Printer } from '@tablemate/contract/printers.ts'
import { orderProvidersOf } from '@tablemate/domain/pos/pos-ability.ts'
import { posProviders } from '@tablemate/domain/restaurants/pos-providers.ts'
import type { Page, Route } from 'playwright-core'

export const emptyPosSettings: PosSettings = {
  posProvider: null,
  posLocationId: null,
  posWebhookUrl: null,
  posEnabled: false,
  hasApiKey: false,
  hasSignatureKey: false,
  pos: { state: 'none', confirmedAt: null },
  webhook: { state: 'none', confirmedAt: null },
  hasWebhookSecret: false,
  earlierSecretUntil: null,
  eventsUrl: 'https://tablemate.example/api/pos/square/1/events',
  menuChangedAt: null,
  menuTakenAt: null,
  supportedProviders: [...posProviders],
  orderProviders: orderProvidersOf({}),
}

export interface PosMock {
  settings: PosSettings
  /** The result of the next tests. */
  result: TestResult
  /** The bodies of saved settings. */
  readonly saved: Record<string, unknown>[]
}

/** Mocks the settings of the point of sale and of the webhook. */
export async function mockPos(page: Page, settings: Partial<PosSettings> = {}): Promise<PosMock> {
  const mock: PosMock = {
    settings: { ...emptyPosSettings, ...settings },
    result: { result: 'ok', status: 200 },
    saved: [],
  }
  const test = (of: 'pos' | 'webhook') => (route: Route) => {
    const { result } = mock.result
    if (result === 'ok')
      mock.settings = { ...mock.settings, [of]: { state: 'connected', confirmedAt: now() } }
    if (result === 'unauthorized' || result === 'gone')
      mock.settings = { ...mock.settings, [of]: { ...mock.settings[of], state: result } }
    return route.fulfill({ json: mock.result })
  }
  await page.route('**/api/restaurants/*/pos-settings', route => {
    if (route.request().method() === 'PUT') {
      const body = route.request().postDataJSON()
      mock.saved.push(body)
      mock.settings = afterSaving(mock.settings, body)
    }
    return route.fulfill({ json: mock.settings })
  })
  await page.route('**/api/restaurants/*/pos-settings/test', test('pos'))
  await page.route('**/api/restaurants/*/webhook/test', test('webhook'))
  await page.route('**/api/restaurants/*/webhook/secret', route => {
    const earlierUntil = mock.settings.hasWebhookSecret ? '2026-11-27T19:30:00.000Z' : null
    mock.settings = { ...mock.settings, hasWebhookSecret: true, earlierSecretUntil: earlierUntil }
    const secret = `whsec_${earlierUntil ? 'bmV3' : 'b2xk'}MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw`
    return route.fulfill({ json: { secret, earlierUntil } })
  })
  return mock
}

/** A field that is not sent keeps its value. */
function afterSaving(known: PosSettings, sent: Record<string, unknown>): PosSettings {
  const body: Record<string, unknown> = { ...known, ...sent }
  const isSame = known.posProvider === body.posProvider
  const url = typeof body.posWebhookUrl === 'string' ? body.posWebhookUrl.trim() : ''
  const typed = {
    posProvider: body.posProvider,
    posLocationId: body.posLocationId || null,
    posWebhookUrl: url || null,
    posEnabled: body.posEnabled,
  } as Pick<PosSettings, 'posProvider' | 'posLocationId' | 'posWebhookUrl' | 'posEnabled'>
  return {
    ...known,
    ...typed,
    hasApiKey: Boolean(body.posApiKey) || (known.hasApiKey && isSame && !body.removeApiKey),
    hasSignatureKey: Boolean(body.posSignatureKey) || (known.hasSignatureKey && isSame),
    pos: { state: body.posProvider ? 'saved' : 'none', confirmedAt: null },
    webhook: { state: url ? 'saved' : 'none', confirmedAt: null },
  }
}

export interface DeliveriesMock {
  destinations: Destination[]
  deliveries: Delivery[]
  /** The calls that changed something, such as "retry 3". */
  readonly calls: string[]
  /** How often the list was fetched. */
  fetches: number
}

export async function mockDeliveries(
  page: Page,
  { destinations = [], deliveries = [] }: Partial<Pick<DeliveriesMock, 'destinations' | 'deliveries'>> = {},
): Promise<DeliveriesMock> {
  const mock: DeliveriesMock = { destinations, deliveries, calls: [], fetches: 0 }
  await page.route('**/api/restaurants/*/deliveries', route => {
    mock.fetches += 1
    return route.fulfill({ json: { destinations: mock.destinations, deliveries: mock.deliveries } })
  })
  await page.route(/\/deliveries\/\d+\/(retry|done)$/, route => {
    const [, id, act] = /(\d+)\/(retry|done)$/.exec(new URL(route.request().url()).pathname) ?? []
    const delivery = mock.deliveries.find(one => one.id === Number(id))
    if (!delivery) return route.fulfill({ status: 404, json: { problem: 'delivery-not-found', message: '' } })
    mock.calls.push(`${act} ${id}`)
    if (act === 'done') Object.assign(delivery, { state: 'by-hand' })
    else if (delivery.state === 'dead') Object.assign(delivery, { state: 'waiting', fault: null })
    else
      mock.deliveries.push({ ...delivery, id: 1000 + mock.deliveries.length, kind: 'copy', state: 'waiting' })
    return route.fulfill({ status: 204 })
  })
  return mock
}

export function destination(id: number, more: Partial<Destination> = {}): Destination {
  return {
    ...{ id, kind: 'pos', name: 'Square', isEnabled: true, fault: null, confirmedAt: now() },
    ...{ sent: 0, waiting: 0, dead: 0 },
    ...more,
  }
}

export function delivery(id: number, more: Partial<Delivery> = {}): Delivery {
  return {
    ...{ id, groupId: '0190f0e0-0000-7000-8000-000000000000', orderId: id, destinationId: 1, kind: 'order' },
    ...{ version: 1, state: 'sent', number: id, table: '12', fault: null, dish: null, attempts: 1 },
    ...{ nextAt: null, remoteState: null, totalOurs: null, totalTheirs: null },
    ...{ createdAt: now(), changedAt: now() },
    ...more,
  }
}

export interface PrintersMock {
  printers: Printer[]
  /** The calls that changed something, such as "test 3". */
  readonly calls: string[]
}

export async function mockPrinters(page: Page, printers: Printer[] = []): Promise<PrintersMock> {
  const mock: PrintersMock = { printers, calls: [] }
  const url = (id: number) => `https://tablemate.example.com/api/printers/star/${'k7Qm'.repeat(8)}${id}`
  await page.route('**/api/restaurants/*/printers', route => {
    if (route.request().method() === 'GET') return route.fulfill({ json: mock.printers })
    const id = mock.printers.length + 1
    const added = printer(id, { status: 'never', lastSeenAt: null, ...route.request().postDataJSON() })
    mock.printers = [...mock.printers, added]
    mock.calls.push(`add ${id}`)
    return route.fulfill({ status: 200, json: { printer: added, url: url(id) } })
  })
  await page.route(/\/printers\/\d+(\/(test|url))?$/, route => {
    const { pathname } = new URL(route.request().url())
    const [, id, act] = /\/printers\/(\d+)(?:\/(test|url))?$/.exec(pathname) ?? []
    const known = mock.printers.find(one => one.id === Number(id))
    if (!known) return route.fulfill({ status: 404, json: { problem: 'printer-not-found', message: '' } })
    mock.calls.push(`${act ?? route.request().method()} ${id}`)
    if (act === 'test') return route.fulfill({ status: 204 })
    if (act === 'url') return route.fulfill({ json: { printer: known, url: url(100 + known.id) } })
    if (route.request().method() === 'DELETE') {
      mock.printers = mock.printers.filter(one => one !== known)
      return route.fulfill({ status: 204 })
    }
    const changed = { ...known, ...route.request().postDataJSON() }
    mock.printers = mock.printers.map(one => (one === known ? changed : one))
    return route.fulfill({ json: changed })
  })
  return mock
}

export function printer(id: number, more: Partial<Printer> = {}): Printer {
  return {
    ...{ id, name: 'Kitchen printer', model: 'star', stations: [], columns: 48, encoding: 'multilingual' },
    ...{ hasBell: true, isEnabled: true, lastSeenAt: now(), status: 'ready' },
    ...more,
  }
}

const now = () => new Date().toISOString()
