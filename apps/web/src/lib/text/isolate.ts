// Isolates names of the other direction, so that they do not reorder the sentence around them.

import { language } from './locale.ts'

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u061c\u200f\u202a-\u202e\u2066-\u2069]/u
/** Between words of a right-to-left language, digits and punctuation move too. */
const notRightToLeft =
  /[^\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\s]/u
/** Invisible direction controls. Unbalanced, they would reorder the text after the name too. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g

/** The text between isolates (U+2068, U+2069) if it could reorder the words around it, else unchanged. */
export function isolate(text: string, direction: 'ltr' | 'rtl' = language.direction): string {
  const couldReorder = direction === 'rtl' ? notRightToLeft : rightToLeft
  return couldReorder.test(text) ? `\u2068${text.replace(directionControls, '')}\u2069` : text
}
