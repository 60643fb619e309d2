import { expect, test } from 'vitest'
import { posProviders } from '../restaurants/pos-providers.ts'
import { adapterOf } from './adapters.ts'
import { needsLocation } from './needs-location.ts'
import { locationMissing } from './requests.ts'

test('a location is needed exactly by the points of sale that refuse to be tested without one', () => {
  for (const provider of posProviders) {
    const test = adapterOf(provider, {})?.test({ apiKey: 'key', locationId: '' }) ?? null
    expect([provider, test]).toEqual([provider, needsLocation(provider) ? locationMissing : null])
  }
})
