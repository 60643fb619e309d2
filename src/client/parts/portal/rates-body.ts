// A restaurant's rates as they are typed, and as they are sent.

import { readRate } from '../rates/read-rate.ts'

export interface TypedRates {
  isTaxIncluded: boolean
  taxPercentage: string
  serviceFeePercentage: string
}

/** Of valid values. */
export function ratesBody({ isTaxIncluded, taxPercentage, serviceFeePercentage }: TypedRates) {
  return {
    isTaxIncluded,
    taxPercentage: readRate(taxPercentage) ?? null,
    serviceFeePercentage: readRate(serviceFeePercentage) ?? 0,
  }
}
