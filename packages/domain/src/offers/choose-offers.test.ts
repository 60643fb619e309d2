import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseOffers } from './choose-offers.ts'

const offer = (campaignId: number, restaurantId: number, distance: number, viewRank = 0) => ({
  campaignId,
  restaurantId,
  distance,
  viewRank,
})
const ids = (offers: readonly { campaignId: number }[]) => offers.map(({ campaignId }) => campaignId)

test('the nearest offers come first, and at equal distance those with fewer views', () => {
  const offers = [offer(1, 1, 500), offer(2, 2, 100, 7), offer(3, 3, 100, 2), offer(4, 4, 100, 2)]
  expect(ids(chooseOffers(offers, 4))).toEqual([3, 4, 2, 1])
})

test('a restaurant gets a second offer only after every other restaurant has one', () => {
  const three = [offer(1, 1, 100), offer(2, 1, 100), offer(3, 1, 100)]
  expect(ids(chooseOffers([...three, offer(4, 2, 900), offer(5, 3, 800)], 2))).toEqual([1, 5])
  expect(ids(chooseOffers([...three, offer(4, 2, 900)], 3))).toEqual([1, 2, 4])
  expect(ids(chooseOffers(three, 2))).toEqual([1, 2])
})

test('the choice is ordered, fair between restaurants, and independent of the order of candidates', () => {
  const candidates = fc.uniqueArray(
    fc.record({
      campaignId: fc.nat(60),
      restaurantId: fc.nat(6),
      distance: fc.constantFrom(0, 10, 20),
      viewRank: fc.nat(3),
    }),
    { selector: ({ campaignId }) => campaignId },
  )
  fc.assert(
    fc.property(candidates, fc.integer({ min: 1, max: 20 }), (all, limit) => {
      const chosen = chooseOffers(all, limit)
      expect(chosen).toHaveLength(Math.min(limit, all.length))
      expect(chooseOffers([...all].reverse(), limit)).toEqual(chosen)
      const distances = chosen.map(({ distance }) => distance)
      expect(distances).toEqual([...distances].sort((a, b) => a - b))
      const count = (list: typeof all, id: number) => list.filter(one => one.restaurantId === id).length
      for (const { restaurantId } of chosen)
        for (const { restaurantId: other } of all)
          if (count(chosen, other) < count(chosen, restaurantId) - 1)
            expect(count(chosen, other)).toBe(count(all, other))
    }),
  )
})
