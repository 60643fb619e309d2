// The types of a translation.

import type * as texts from './texts.ts'

/** The type that each language's index.ts satisfies: every text of the app, in the shape of the English one. */
export type Words = { readonly [Name in keyof typeof texts]: Translation<(typeof texts)[Name]> }

/** A text in another language: other strings, but the same keys and parameters. */
export type Translation<English> = English extends string
  ? string
  : English extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translation<Result>
    : { readonly [Key in keyof English]: Translation<English[Key]> }
