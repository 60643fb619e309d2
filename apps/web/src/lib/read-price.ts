// Parses a typed price in any country's notation: 12.50, 12,50, 1,234.50, 1.234,50, $12. Only 1,234 and 1.234 depend on the
// currency's decimals and the reader's language.

import { type CurrencyCode, symbolOf, usualDecimalsOf } from '@tablemate/domain/currency.ts'
import { toMinor } from '@tablemate/domain/money.ts'
import { language } from './text/locale.ts'
import { separatorsIn } from './text/number-format.ts'

/** In minor units; null if the text is not a price. */
export function readPrice(
  typed: string,
  currency: CurrencyCode,
  locale: string = language.locale,
): number | null {
  const bare = withLatinDigits(typed)
    .replace(symbolOf(currency), '')
    .replace(/[\s'’]/gu, '')
  const plain = withDecimalPoint(bare, currency, separatorsIn(locale))
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? toMinor(Number(plain), currency) : null
}

const hasCommaThousands = /^[-+]?\d{1,3}((,\d{3})+\.\d*|(,\d{3}){2,})$/
const hasPointThousands = /^[-+]?\d{1,3}((\.\d{3})+,\d*|(\.\d{3}){2,})$/
/** Not behind a zero, which no thousands follow. */
const hasOneMarkBeforeThree = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/

/**
 * In every language a lone mark before three digits groups them if the currency has no decimals, and begins the decimals if it has
 * three.
 */
function withDecimalPoint(bare: string, currency: CurrencyCode, { decimal, group }: Separators): string {
  const decimals = usualDecimalsOf(currency)
  const isLone = decimals < 3 && hasOneMarkBeforeThree.test(bare)
  if (isLone && !decimals) return bare.replace(/[.,]/, '')
  if (hasCommaThousands.test(bare) || (isLone && decimal !== ',')) return bare.replaceAll(',', '')
  if (hasPointThousands.test(bare) || (isLone && group === '.'))
    return bare.replaceAll('.', '').replace(',', '.')
  return bare.replace(',', '.')
}

type Separators = ReturnType<typeof separatorsIn>

/** Full-width digits of Japanese and Chinese keyboards, and Arabic digits, as 0 to 9; their marks as point and comma. */
function withLatinDigits(typed: string): string {
  return typed
    .replace(/[\uff0c-\uff19]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 0xf))
    .replace('\u066b', '.')
    .replaceAll('\u066c', ',')
}
