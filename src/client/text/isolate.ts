// A name written from right to left stays in its place within an English sentence.

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** The text as it is, or between isolates (U+2068, U+2069) where it would turn the words around it about. */
export function isolate(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text
}
