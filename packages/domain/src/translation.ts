// The type of a text in another language.

/** A text in another language: other strings, but the same keys and parameters. */
export type Translation<English> = English extends string
  ? string
  : English extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translation<Result>
    : { readonly [Key in keyof English]: Translation<English[Key]> }
