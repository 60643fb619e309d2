// Parses a typed rate: 8.875, 8,875 or 8.875 %.

import * as limits from '@tablemate/domain/limits.ts'
import { texts } from '../../../lib/text/texts.ts'

/** In percent; null for an empty input, undefined for an invalid one. */
export function readRate(typed: string): number | null | undefined {
  const text = typed.trim().replace(/\s*%$/, '').replace(',', '.')
  if (text === '') return null
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(text)) return undefined
  const value = Number(text)
  return value <= limits.ratePercentage ? value : undefined
}

/** For react-hook-form's `validate`: true, or the error text. */
export function rateRule(typed: string): true | string {
  return readRate(typed) !== undefined || texts.rates.invalid
}

/** As `rateRule`, but an empty input is an error. */
export function requiredRateRule(typed: string): true | string {
  return readRate(typed) === null ? texts.rates.missing : rateRule(typed)
}
