// Endpoints that find a visitor's currency: the country of a position, and the list of currencies.

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { latitude, longitude, ratedCurrency } from './fields.ts'

/** The server looks the position up offline, and neither stores, logs nor forwards it. */
export const findCountry = endpoint({
  method: 'GET',
  path: '/api/geo/country',
  summary: 'The country of a position, looked up offline; not-found at sea',
  access: 'anyone',
  needsDatabase: false,
  query: z.object({ lat: latitude, lon: longitude }),
  /** ISO 3166-1 alpha-2. Overseas territories have their own code; Kosovo is XK. */
  reply: z.object({ country: z.string().check(z.regex(/^[A-Z]{2}$/)) }),
  status: 200,
  problems: ['not-found'],
})

export const getCurrencies = endpoint({
  method: 'GET',
  path: '/api/currencies',
  summary: 'The currencies with a rate, with their rate per US dollar and the decimals they are shown with',
  access: 'anyone',
  needsDatabase: false,
  reply: z.array(
    z.object({
      code: ratedCurrency,
      symbol: z.string(),
      name: z.string(),
      exchangeRate: z.number(),
      decimals: z.literal([0, 2]),
    }),
  ),
  status: 200,
  problems: [],
})
