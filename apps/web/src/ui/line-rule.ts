// Validates a single-line form field against the server's own limits (domain/limits.ts).

import { isPlainLine, isVisible, lengthOf, tidyName } from '@tablemate/domain/plain-text.ts'
import { texts } from '../lib/text/texts.ts'

/** For react-hook-form's `validate`: true, or the error text. Without `required` the field may stay empty. */
export function lineRule({ max, required }: { max: number; required?: string }) {
  return (typed: string): true | string => {
    if (required && !isVisible(typed)) return required
    if (!isPlainLine(typed)) return texts.fieldText['forbidden-characters']
    return lengthOf(tidyName(typed)) <= max || texts.fieldText['too-long']
  }
}
