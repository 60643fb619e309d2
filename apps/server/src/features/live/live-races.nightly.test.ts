import { shareApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { joinAs, makeGroup } from '@tablemate/test/diners/make.ts'
import { act } from '@tablemate/test/diners/meal.ts'
import { seededRandom } from '@tablemate/test/sampling/seeded-random.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

describe('a stream opened during changes', () => {
  test('misses no change', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    for (let round = 0; round < 60; round += 1) {
      const opening = follow(ben.phone, group.id)
      const placed = await ann.order({ name: `Dish ${round}`, price: 100 })
      const screen = await opening
      const now = await fetchGroupState(ann.phone, group.id)
      expect(now.orders.at(-1)).toEqual(placed)
      expect(await screen.until(now.revision)).toEqual(now)
      screen.stream.close()
    }
  })

  test('has no gap in its revisions, and causes none in other streams', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 4 })
    const random = seededRandom(7)
    const first = await follow(diners[0].phone, group.id)
    for (let round = 0; round < 15; round += 1) {
      const acting = Promise.all(diners.map(diner => act(diner, group, random)))
      const screens = await Promise.all(diners.map(({ phone }) => follow(phone, group.id)))
      await acting
      const now = await fetchGroupState(diners[0].phone, group.id)
      for (const screen of [first, ...screens]) expect(await screen.until(now.revision)).toEqual(now)
      for (const { stream } of screens) stream.close()
    }
  })
})

describe('a crowd of phones', () => {
  test('joins at once, each with its own stream, and every phone sees every member', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const screens = await Promise.all(
      Array.from({ length: 49 }, async (_, at) => {
        const diner = await joinAs(app(), group, `Guest ${at}`)
        const screen = await follow(diner.phone, group.id)
        await diner.order({ name: `Dish ${at}`, price: 100 + at })
        return screen
      }),
    )
    const now = await fetchGroupState(diners[0].phone, group.id)
    expect([now.members.length, now.orders.length]).toEqual([50, 49])
    for (const screen of screens) expect(await screen.until(now.revision)).toEqual(now)
  })

  test('at ten tables, a hundred in all, receives only changes of its own table', async () => {
    const groups = await Promise.all(Array.from({ length: 10 }, () => makeGroup(app(), { diners: 1 })))
    await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        const { group } = groups[at % 10] ?? (await makeGroup(app(), { diners: 1 }))
        const diner = await joinAs(app(), group, `Guest ${at}`)
        const screen = await follow(diner.phone, group.id)
        await diner.order({ name: `Dish ${at}`, price: 100 + at })
        const now = await fetchGroupState(diner.phone, group.id)
        const shown = await screen.until(now.revision)
        expect(shown.orders.some(({ memberId }) => memberId === diner.id)).toBe(true)
        return screen
      }),
    )
    for (const { group, diners } of groups) {
      const now = await fetchGroupState(diners[0].phone, group.id)
      expect(now.members).toHaveLength(11)
    }
  })
})
