// The options in the form for restaurants that would like to take part. Source: spec.md, section 9.

export const restaurantTypes = [
  'fine-dining',
  'casual-dining',
  'fast-casual',
  'pub',
  'cafe',
  'other',
] as const
export const seatingCapacities = ['under-25', '25-50', '50-100', '100-200', 'over-200'] as const
export const currentPosSystems = ['square', 'toast', 'clover', 'lightspeed', 'other', 'none'] as const
/** Pounds. */
export const averageOrderValues = ['under-15', '15-30', '30-50', '50-75', 'over-75'] as const
export const interestFeatures = [
  'voice-based group ordering',
  'POS system integration',
  'location-based advertising',
  'menu management system',
  'order analytics dashboard',
  'customer engagement tools',
] as const

export type RestaurantType = (typeof restaurantTypes)[number]
export type SeatingCapacity = (typeof seatingCapacities)[number]
export type CurrentPosSystem = (typeof currentPosSystems)[number]
export type AverageOrderValue = (typeof averageOrderValues)[number]
export type InterestFeature = (typeof interestFeatures)[number]

/** The feature with this name in any case, since the name is a phrase and not a code. */
export function findFeature(name: string): InterestFeature | undefined {
  return interestFeatures.find(feature => feature.toLowerCase() === name.trim().toLowerCase())
}
