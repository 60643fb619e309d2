// The endpoint by which a restaurant without an account declares that it would like to take part.

import * as limits from '@tablemate/domain/limits.ts'
import {
  averageOrderValues,
  currentPosSystems,
  findFeature,
  interestFeatures,
  restaurantTypes,
  seatingCapacities,
} from '@tablemate/domain/restaurants/interest.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { because, email, freeText, instant, oneOf, optional, required, requiredPhone } from './fields.ts'

/** A feature by its name, in any case. */
const feature = z.pipe(
  z.pipe(
    z.string(because('wrong-type')),
    z.transform(name => findFeature(name) ?? name),
  ),
  oneOf(interestFeatures),
)

export const declareInterest = endpoint({
  method: 'POST',
  path: '/api/restaurant-interest',
  summary: 'Say that a restaurant would like to take part',
  access: 'anyone',
  body: z.object({
    restaurantName: required(limits.restaurantName),
    contactName: required(limits.contactName),
    email,
    phone: requiredPhone,
    address: required(limits.address),
    city: required(limits.city),
    state: required(limits.state),
    zipCode: required(limits.zipCode),
    restaurantType: optional(oneOf(restaurantTypes)),
    seatingCapacity: optional(oneOf(seatingCapacities)),
    currentPosSystem: optional(oneOf(currentPosSystems)),
    averageOrderValue: optional(oneOf(averageOrderValues)),
    /** Duplicates are dropped. */
    interestedFeatures: z.pipe(
      optional(z.array(feature, because('wrong-type')).check(z.maxLength(50, because('too-long')))),
      z.transform(features => [...new Set(features)]),
    ),
    additionalInfo: optional(freeText(limits.additionalInfo)),
  }),
  reply: z.object({ receivedAt: instant }),
  status: 201,
  problems: ['too-many-requests'],
  idempotent: true,
})
