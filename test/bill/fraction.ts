// Plain fractions, for restating the exact dues without the product's own code.

export interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

export const zero: Fraction = { top: 0n, bottom: 1n }

export function fraction(amount: number, part = 1, whole = 1): Fraction {
  return { top: BigInt(amount) * BigInt(part), bottom: BigInt(whole) }
}

export function plus(a: Fraction, b: Fraction): Fraction {
  if (a.bottom === b.bottom) return { top: a.top + b.top, bottom: a.bottom }
  return reduced({ top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom })
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { top: -b.top, bottom: b.bottom })
}

export function times(a: Fraction, b: Fraction): Fraction {
  return reduced({ top: a.top * b.top, bottom: a.bottom * b.bottom })
}

/** 0 if `b` is 0. */
export function dividedBy(a: Fraction, b: Fraction): Fraction {
  return b.top === 0n ? zero : times(a, { top: b.bottom, bottom: b.top })
}

export function total(fractions: readonly Fraction[]): Fraction {
  return fractions.reduce(plus, zero)
}

export function isPositive({ top }: Fraction): boolean {
  return top > 0n
}

/** Equal fractions have the same text. */
export function textOf(value: Fraction): string {
  const { top, bottom } = reduced(value)
  return `${top}/${bottom}`
}

function reduced({ top, bottom }: Fraction): Fraction {
  const common = divisor(top < 0n ? -top : top, bottom)
  return common > 1n ? { top: top / common, bottom: bottom / common } : { top, bottom }
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b)
}
