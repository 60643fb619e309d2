// Refused writes on a nearly full disk. The test sets the free space.

import { endpoints } from '@tablemate/contract/all.ts'
import { getGroupState } from '@tablemate/contract/live.ts'
import { cancelOrder, placeOrder } from '@tablemate/contract/orders.ts'
import { logOut } from '@tablemate/contract/restaurants.ts'
import { isLive, isReady } from '@tablemate/contract/service.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { createSpaceGauge } from '../db/embedded/free-space.ts'

const reserve = 1000
const disk = createSpaceGauge(reserve, () => {})
const app = shareAppInFile({ disk })

// Threat: full-disk
describe('with less free space than the reserve, the server', () => {
  afterEach(() => disk.update(2 * reserve))

  test('refuses every writing call with Retry-After, except deleting and logging out', async () => {
    disk.update(reserve - 1)
    const phone = makePhone(app().url)
    const writing = Object.values(endpoints).filter(({ method }) => method !== 'GET')
    expect(writing.length).toBeGreaterThan(20)
    for (const { method, path } of writing) {
      const { status, headers, problem } = await phone.send(method, path.replaceAll(/:\w+/g, '1'))
      const mayPass = method === 'DELETE' || path === logOut.path
      expect([method, path, status === 503]).toEqual([method, path, !mayPass])
      if (mayPass) continue
      expect(problem.problem).toBe('unavailable')
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  test('serves reads and streams; orders are accepted again when there is space', async () => {
    const { group, diners } = await makeGroup(app())
    const [{ phone, id: memberId }] = diners
    const soup = await diners[0].order({ name: 'Soup', price: 900 })
    const screen = await follow(diners[1].phone, group.id)
    disk.update(0)
    const items = [{ name: 'Cake', quantity: 1, price: 500 }]
    const order = () => phone.call(placeOrder, { body: { groupId: group.id, memberId, items }, key: 'cake' })
    expect((await order()).problem.problem).toBe('unavailable')
    expect((await phone.call(getGroupState, { params: { groupId: group.id } })).status).toBe(200)
    expect((await phone.call(cancelOrder, { params: { orderId: soup.id } })).status).toBeLessThan(300)
    const groupState = await screen.until((await fetchGroupState(phone, group.id)).revision)
    expect(groupState.revision).toBeGreaterThan(1)
    disk.update(2 * reserve)
    expect((await order()).status).toBe(201)
    expect((await screen.until((await fetchGroupState(phone, group.id)).revision)).revision).toBeGreaterThan(
      groupState.revision,
    )
  })

  test('stays ready, and reports the state in health and metrics', async () => {
    const phone = makePhone(app().url)
    const metrics = async () => String((await phone.send('GET', '/metrics')).body)
    expect(await metrics()).toMatch(/^disk_writes_refused 0$/m)
    disk.update(7)
    expect((await phone.call(isReady, {})).body).toEqual({ status: 'ok', limited: 'disk-full' })
    expect((await phone.call(isLive, {})).body).toEqual({ status: 'ok' })
    expect(await metrics()).toMatch(/^disk_free_bytes 7$/m)
    expect(await metrics()).toMatch(/^disk_writes_refused 1$/m)
  })

  test('writes again only a quarter above the reserve, so that the state does not flap', () => {
    const changes: boolean[] = []
    const gauge = createSpaceGauge(reserve, isLow => changes.push(isLow))
    for (const free of [
      reserve,
      reserve - 1,
      reserve,
      reserve - 1,
      1.25 * reserve - 1,
      1.25 * reserve,
      reserve,
    ])
      gauge.update(free)
    expect(changes).toEqual([true, false])
  })
})
