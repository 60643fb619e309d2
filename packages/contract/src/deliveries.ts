// Endpoints of what is sent to a restaurant's point of sale, webhook and printers.

import {
  deliveryFaults,
  deliveryKinds,
  deliveryStates,
  destinationFaults,
  destinationKinds,
} from '@tablemate/domain/delivery/delivery.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant, minor, uuid } from './fields.ts'

export const destination = z.object({
  id: z.int(),
  kind: z.enum(destinationKinds),
  /** "Square", "Webhook" or the printer's name. */
  name: z.string(),
  isEnabled: z.boolean(),
  /** Why it was switched off; null: it was not. */
  fault: z.nullable(z.enum(destinationFaults)),
  /** When it last took a test or an order; null: never. */
  confirmedAt: z.nullable(instant),
  /** Deliveries of the last 24 hours. */
  sent: z.int(),
  waiting: z.int(),
  dead: z.int(),
})
export type Destination = z.infer<typeof destination>

export const delivery = z.object({
  id: z.int(),
  groupId: uuid,
  orderId: z.int(),
  destinationId: z.int(),
  kind: z.enum(deliveryKinds),
  version: z.int(),
  state: z.enum(deliveryStates),
  /** The order's number of the day; null: it has none. */
  number: z.nullable(z.int()),
  table: z.nullable(z.string()),
  fault: z.nullable(z.enum(deliveryFaults)),
  /** The dish that the destination cannot take. */
  dish: z.nullable(z.string()),
  attempts: z.int(),
  /** When the next attempt is due; null: none is. */
  nextAt: z.nullable(instant),
  /** The order's state at the destination, in the destination's words. */
  remoteState: z.nullable(z.string()),
  /** The order's total here and at the destination, if the destination told one. */
  totalOurs: z.nullable(minor),
  totalTheirs: z.nullable(minor),
  createdAt: instant,
  changedAt: instant,
})
export type Delivery = z.infer<typeof delivery>

export const getDeliveries = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/deliveries',
  summary:
    'What was sent to the point of sale, the webhook and the printers, waits or is dead: the newest 100, and every dead one',
  access: 'staff',
  params: z.object({ restaurantId: id }),
  reply: z.object({ destinations: z.array(destination), deliveries: z.array(delivery) }),
  status: 200,
  problems: ['restaurant-not-found'],
})

const deliveryParams = z.object({ restaurantId: id, deliveryId: id })

export const retryDelivery = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/deliveries/:deliveryId/retry',
  summary: 'Send a dead delivery again, or print a printed ticket again, marked as a copy',
  access: 'staff',
  params: deliveryParams,
  status: 204,
  problems: ['restaurant-not-found', 'delivery-not-found'],
})

export const settleDelivery = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/deliveries/:deliveryId/done',
  summary: 'Mark a dead delivery as dealt with by hand',
  access: 'staff',
  params: deliveryParams,
  status: 204,
  problems: ['restaurant-not-found', 'delivery-not-found'],
})
