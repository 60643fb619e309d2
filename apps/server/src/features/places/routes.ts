// Serves the country of a position, and the list of currencies.

import { findCountry, getCurrencies } from '@tablemate/contract/places.ts'
import { currencies, decimalsOf } from '@tablemate/domain/currency.ts'
import type { FastifyInstance } from 'fastify'
import { countryAt } from '../../geo/country-at.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'

export function registerPlaces(app: FastifyInstance): void {
  serveEndpoint(app, findCountry, async ({ query }) => {
    const country = await countryAt(query.lat, query.lon)
    if (!country) throw problem('not-found')
    return { country }
  })

  serveEndpoint(app, getCurrencies, async () =>
    currencies.map(currency => ({ ...currency, decimals: decimalsOf(currency.code) })),
  )
}
