import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceBetween, earthRadius, type Position } from './distance.ts'

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude })
const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('a distance', () => {
  test.each<[string, Position, Position, number]>([
    ['from here to here', at(37.7749, -122.4194), at(37.7749, -122.4194), 0],
    ['over a degree of a meridian', at(50, 7), at(51, 7), 111_195],
    ['over a degree of the sixtieth parallel', at(60, 10), at(60, 11), 55_597],
    ['across the antimeridian', at(0, 179.999), at(0, -179.999), 222],
    ['over the pole', at(89.999, 0), at(89.999, 180), 222],
    ['around a pole, whatever its longitude', at(90, 12), at(90, -170), 0],
    ['from San Francisco to New York', at(37.7749, -122.4194), at(40.7128, -74.006), 4_129_091],
  ])('%s', (_, a, b, metres) => {
    expect(Math.abs(distanceBetween(a, b) - metres)).toBeLessThan(1)
  })

  test('between antipodes is half the circumference of the Earth', () => {
    expect(distanceBetween(at(0, 0), at(0, 180))).toBeCloseTo(Math.PI * earthRadius, 3)
  })

  test('is symmetric, and no detour is shorter', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, c) => {
        expect(distanceBetween(a, b)).toBeCloseTo(distanceBetween(b, a), 3)
        expect(distanceBetween(a, c)).toBeLessThanOrEqual(distanceBetween(a, b) + distanceBetween(b, c) + 0.5)
      }),
    )
  })
})
