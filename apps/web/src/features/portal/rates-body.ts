// Converts a restaurant's typed rates to the request body, and shows them in the question about changes in another window.

import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { percent } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { readRate } from '../bill/rates/read-rate.ts'
import type { Described } from './use-save-changes.tsx'

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

export type OwnRates = Pick<OwnRestaurant, 'isTaxIncluded' | 'taxPercentage' | 'serviceFeePercentage'>

export const describedRates: Described<OwnRates> = {
  isTaxIncluded: {
    label: texts.ownRates.title,
    show: is => (is === null ? '' : is ? texts.ownRates.included : texts.ownRates.added),
  },
  taxPercentage: { label: texts.rates.tax, show: percentOf },
  serviceFeePercentage: { label: texts.rates.serviceFee, show: percentOf },
}

function percentOf(value: number | null): string {
  return value === null ? '' : percent(value)
}
