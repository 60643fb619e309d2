// Turns a compiled catalog into texts and functions.

import format, { type CompiledMessage } from 'icu-minify/format'

/** A catalog whose messages are compiled: a text, a list of texts, or the parts of a message with parameters. */
export type Compiled = CompiledMessage | { readonly [key: string]: Compiled }

/**
 * The messages in the shape of the catalog: a text without parameters is a string, a list an array of strings, any other message
 * a function of its named parameters. `locale` (BCP 47) decides about numbers and plural forms. The result has the type that
 * `typesOf` writes for the catalog.
 */
export function bindMessages(catalog: Compiled, locale: string): unknown {
  const numbers = new Intl.NumberFormat(locale)
  const plurals = new Intl.PluralRules(locale)
  const formatters = {
    getNumberFormat: () => numbers,
    getPluralRules: () => plurals,
    getDateTimeFormat: () => new Intl.DateTimeFormat(locale),
  }
  const bind = (node: Compiled): unknown => {
    if (typeof node === 'string') return node
    if (!Array.isArray(node))
      return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, bind(value)]))
    if (node.every(part => typeof part === 'string')) return node
    return (values: Record<string, string | number>) => format(node, locale, values, { formatters })
  }
  return bind(catalog)
}
