// The approximate position of an address, found offline.

import { expect, test } from 'vitest'
import { approximatePosition } from './approximate-position.ts'

const sanFrancisco = [37.8, -122.4]
const springfield = { illinois: [39.8, -89.6], missouri: [37.2, -93.3] }
const [newYork, toronto, berlin] = [
  [40.7, -74],
  [43.7, -79.4],
  [52.5, 13.4],
]
const [munich, cologne, rome, zurich] = [
  [48.1, 11.6],
  [50.9, 7],
  [41.9, 12.5],
  [47.4, 8.6],
]

/** City, state, postal code, country. */
type Address = readonly [string?, string?, string?, string?]

test.each<readonly [Address, number[] | undefined]>([
  [['San Francisco', 'CA', '94103', 'US'], sanFrancisco],
  [['', '', '94103-1234', 'US'], sanFrancisco],
  [['', '', '94103'], sanFrancisco],
  // The postal code is more specific than the city.
  [['Springfield', 'MO', '62701', 'US'], springfield.illinois],
  [['Springfield', '', '62701'], springfield.illinois],
  [['springfield', 'illinois'], springfield.illinois],
  [['Springfield'], springfield.missouri],
  [['New York', 'N.Y.'], newYork],
  [['Toronto', 'ON', 'M5V 3L9'], toronto],
  [['', '', 'm5v3l9'], toronto],
  // Five digits are a ZIP code only in the US.
  [['Berlin', '', '10115', 'DE'], berlin],
  [['Berlin', '', '10115'], berlin],
  [['MÜNCHEN', '', '', 'DE'], munich],
  [['Muenchen', 'Bayern', '80331', 'DE'], munich],
  [['koln', '', '', 'DE'], cologne],
  [['Roma', '', '00184', 'IT'], rome],
  [['Zürich', 'ZH', '8001', 'CH'], zurich],
  [['zurich'], zurich],
  [
    ['St. Louis', 'MO'],
    [38.6, -90.2],
  ],
  [
    ['Saint Louis', 'Missouri', '', 'US'],
    [38.6, -90.2],
  ],
  [
    ['London', 'Ontario'],
    [43, -81.2],
  ],
  [
    ['東京', '', '', 'JP'],
    [35.7, 139.7],
  ],
  [['Atlantis', 'IL', '', 'US'], undefined],
  [['Berlin', '', '', 'JP'], undefined],
  [['', 'IL', '99999', 'DE'], undefined],
  [['', '', 'pizza'], undefined],
  [[], undefined],
])('%j is at %j', async (address, at) => {
  const [city, state, zipCode, country] = address.map(part => part || null)
  const found = await approximatePosition({
    city: city ?? null,
    state: state ?? null,
    zipCode: zipCode ?? null,
    country: country ?? null,
  })
  const rough = (degrees: number) => Math.round(degrees * 10) / 10
  expect(found ? [rough(found.latitude), rough(found.longitude)] : undefined).toEqual(at)
})
