// Calls texts that take values without knowing which kinds of values they take.

export type Text = (...args: never[]) => unknown

/**
 * Arguments that the function accepts: in each place a text, a number or a list of names, tried until the result is a text or a
 * record of texts that shows them. Null if it takes others.
 */
export function sampleArguments(text: Text): unknown[] | null {
  // Numbers first: some languages have no plural form for a text in place of a count.
  const kinds = [(at: number) => 71 + at, (at: number) => `‹${at}›`, (at: number) => [`‹${at}›`]]
  const combinations = Array.from({ length: text.length }).reduce<unknown[][]>(
    (all, _, at) => all.flatMap(args => kinds.map(kind => [...args, kind(at)])),
    [[]],
  )
  return combinations.find(args => shownText(text, args) !== null) ?? null
}

/** The text for these arguments; null if the function does not accept them. */
export function shownText(text: Text, args: readonly unknown[]): string | null {
  try {
    const result: unknown = text(...(args as never[]))
    const shown = typeof result === 'object' ? Object.values(result ?? {}).join(' ') : String(result)
    return /undefined|NaN|\[object/.test(shown) ? null : shown
  } catch {
    return null
  }
}
