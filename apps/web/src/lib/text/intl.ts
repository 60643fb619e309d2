// Formatters of Intl. Each is created once, because creating one takes as long as hundreds of uses.

const known = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return once(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))
}

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))
}

function once<F extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, create: () => F): F {
  const format = (known.get(key) as F | undefined) ?? create()
  known.set(key, format)
  return format
}
