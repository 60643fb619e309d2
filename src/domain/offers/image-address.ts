// The address of a campaign's picture, which diners' phones will fetch: from a public host, by https, as nobody in particular.

import { limits } from '../limits.ts'
import { isPublicHost } from '../restaurants/public-address.ts'

// A host is a name with a dot whose last part begins with a letter, so it is no address of numbers in any spelling.
const httpsAddress =
  /^https:\/\/(?<host>[\p{L}\p{N}.-]+\.\p{L}[\p{L}\p{N}-]*\.?)(?::(?<port>\d{1,5}))?(?:[/?#][^\s\\<>"\p{Cc}]*)?$/iu

/** Whether a text is the https address of something on the open web, without a name and password in it. */
export function isImageAddress(text: string): boolean {
  const { host, port = '443' } = httpsAddress.exec(text)?.groups ?? {}
  const isPort = Number(port) > 0 && Number(port) <= 65_535
  return text.length <= limits.imageAddress && host !== undefined && isPublicHost(host) && isPort
}
