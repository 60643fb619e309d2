// The endpoint that takes the menu from a restaurant's point of sale. The owner then imports the rows (menu-import.ts).

import * as limits from '@tablemate/domain/limits.ts'
import { leftOutReasons, menuProviders } from '@tablemate/domain/pos/menu/pos-menu.ts'
import { fileDoubts } from '@tablemate/menu-reader/menu-reading.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'
import { readOptionGroup, readRow } from './menu-import.ts'

export const takePosMenu = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/menu/from-pos',
  summary: 'Take the menu from the point of sale, as the rows of a preview: nothing is stored',
  access: 'restaurant',
  params: z.object({ restaurantId: id }),
  timeoutMs: limits.posMenuTimeoutMs + 5000,
  reply: z.object({
    provider: z.enum(menuProviders),
    /** Sent with the import of the rows. */
    takenAt: instant,
    rows: z.array(readRow),
    /** What is chosen with the dishes; each once, however many dishes have it. */
    optionGroups: z.array(readOptionGroup),
    doubts: z.array(z.enum(fileDoubts)),
    /** How many dishes of the point of sale are not among the rows, by reason. */
    leftOut: z.record(z.enum(leftOutReasons), z.int()),
  }),
  status: 200,
  problems: [
    'restaurant-not-found',
    'pos-not-set-up',
    'pos-unauthorized',
    'pos-not-reachable',
    'too-many-menu-rows',
    'too-many-requests',
  ],
})
