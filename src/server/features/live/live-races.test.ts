import { describe, expect, test } from 'vitest'
import { shareApp } from '../../../../test/app/app.ts'
import { follow, look } from '../../../../test/diners/follow.ts'
import { joinAs, makeGroup } from '../../../../test/diners/make.ts'
import { act } from '../../../../test/diners/meal.ts'
import { seededRandom } from '../../../../test/sampling/seeded-random.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

describe('a line opened in the middle of things', () => {
  test('misses nothing of what happens while it opens', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    for (let round = 0; round < 60; round += 1) {
      const opening = follow(ben.phone, group.id)
      const placed = await ann.order({ name: `Dish ${round}`, price: 100 })
      const screen = await opening
      const now = await look(ann.phone, group.id)
      expect(now.orders.at(-1)).toEqual(placed)
      expect(await screen.until(now.revision)).toEqual(now)
      screen.line.close()
    }
  })

  test('never leaves a gap, for those who come nor for those who are there', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 4 })
    const random = seededRandom(7)
    const first = await follow(diners[0].phone, group.id)
    for (let round = 0; round < 15; round += 1) {
      const acting = Promise.all(diners.map(diner => act(diner, group, random)))
      const screens = await Promise.all(diners.map(({ phone }) => follow(phone, group.id)))
      await acting
      const now = await look(diners[0].phone, group.id)
      for (const screen of [first, ...screens]) expect(await screen.until(now.revision)).toEqual(now)
      for (const { line } of screens) line.close()
    }
  })
})

describe('a crowd', () => {
  test('of forty-nine that join at once, each with a line of its own, ends with everybody seeing everybody', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const screens = await Promise.all(
      Array.from({ length: 49 }, async (_, at) => {
        const diner = await joinAs(app(), group, `Guest ${at}`)
        const screen = await follow(diner.phone, group.id)
        await diner.order({ name: `Dish ${at}`, price: 100 + at })
        return screen
      }),
    )
    const now = await look(diners[0].phone, group.id)
    expect([now.members.length, now.orders.length]).toEqual([50, 49])
    for (const screen of screens) expect(await screen.until(now.revision)).toEqual(now)
  })

  test('of a hundred phones at ten tables sees each its own table', async () => {
    const tables = await Promise.all(Array.from({ length: 10 }, () => makeGroup(app(), { diners: 1 })))
    await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        const { group } = tables[at % 10] ?? (await makeGroup(app(), { diners: 1 }))
        const diner = await joinAs(app(), group, `Guest ${at}`)
        const screen = await follow(diner.phone, group.id)
        await diner.order({ name: `Dish ${at}`, price: 100 + at })
        const now = await look(diner.phone, group.id)
        const shown = await screen.until(now.revision)
        expect(shown.orders.some(({ memberId }) => memberId === diner.id)).toBe(true)
        return screen
      }),
    )
    for (const { group, diners } of tables) {
      const now = await look(diners[0].phone, group.id)
      expect(now.members).toHaveLength(11)
    }
  })
})
