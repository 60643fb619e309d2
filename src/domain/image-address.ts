// The address of a campaign's picture, which diners' phones will fetch: from a public host, by https, as nobody in particular.

import { limits } from './limits.ts'

// A host is a name with a dot whose last part begins with a letter, so it is no address of numbers in any spelling.
const httpsAddress =
  /^https:\/\/[\p{L}\p{N}.-]+\.\p{L}[\p{L}\p{N}-]*\.?(:\d{1,5})?([/?#][^\s\\<>"\p{Cc}]*)?$/iu
const athome = /^https:\/\/[^/?#:]+\.(local|localhost|internal|lan|home|arpa)\.?([:/?#]|$)/i

/** Whether a text is the https address of something on the open web, without a name and password in it. */
export function isImageAddress(text: string): boolean {
  return text.length <= limits.imageAddress && httpsAddress.test(text) && !athome.test(text)
}
