// Endpoints of the kitchen's stations.

import * as limits from '@tablemate/domain/limits.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { base, because, id, required } from './fields.ts'
import { opening, ordering } from './ordering.ts'

const restaurantParams = z.object({ restaurantId: id })
const stationName = required(limits.stationName)

export const station = z.object({ id: z.int(), name: z.string(), categories: z.array(z.string()) })
export type Station = z.infer<typeof station>

/** What a screen needs in addition to the board. */
export const getStations = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/stations',
  summary:
    'The stations of the kitchen with the categories of the menu that each prepares, the mode of ordering, and whether it is open',
  access: 'staff',
  params: restaurantParams,
  reply: z.object({
    restaurantName: z.string(),
    stations: z.array(station),
    ordering,
    /** null: it has no opening hours. */
    opening: z.nullable(z.extend(opening, { isByHand: z.boolean() })),
    categories: z.array(z.string()),
  }),
  status: 200,
  problems: ['restaurant-not-found'],
})

export const setStations = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/stations',
  summary:
    'Replace the stations: a category that no station names belongs to the kitchen. A station with the same name keeps its id',
  access: 'restaurant',
  params: restaurantParams,
  body: z.object({
    stations: z
      .array(
        z.object({
          name: stationName,
          categories: z
            .array(required(limits.category), because('wrong-type'))
            .check(z.maxLength(limits.categories, because('too-long'))),
        }),
        because('wrong-type'),
      )
      .check(z.maxLength(limits.stations, because('too-long'))),
    base,
  }),
  reply: z.array(station),
  status: 200,
  problems: ['restaurant-not-found', 'changed-meanwhile'],
})
