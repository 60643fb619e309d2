// A name written from right to left stays in its place within an English sentence.

const turning =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u061c\u200f\u202a-\u202e\u2066-\u2069]/u
/** Signs that are not seen, and turn about what follows until another ends it: also what is not theirs. */
const steering = /[\u202a-\u202e\u2066-\u2069]/g

/** The text as it is, or between isolates (U+2068, U+2069) where it would turn the words around it about. */
export function isolate(text: string): string {
  return turning.test(text) ? `\u2068${text.replace(steering, '')}\u2069` : text
}
