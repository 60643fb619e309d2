// Serves the country of a position, and the list of currencies.

import type { FastifyInstance } from 'fastify'
import { findCountry, getCurrencies } from '#contract/places.ts'
import { currencies, decimalsOf } from '#domain/currency.ts'
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
