// Converts a restaurant's typed rates to the request body.

import { readRate } from '../rates/read-rate.ts'

export interface TypedRates {
  isTaxIncluded: boolean
  taxPercentage: string
  serviceFeePercentage: string
}

/** Requires valid values. */
export function ratesBody({ isTaxIncluded, taxPercentage, serviceFeePercentage }: TypedRates) {
  return {
    isTaxIncluded,
    taxPercentage: readRate(taxPercentage) ?? null,
    serviceFeePercentage: readRate(serviceFeePercentage) ?? 0,
  }
}
