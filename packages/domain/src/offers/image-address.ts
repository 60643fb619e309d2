// Validates the URL of a campaign's picture, which diners' phones fetch: https, a public host, no credentials.

import * as limits from '../limits.ts'
import { isPublicHost } from '../restaurants/public-address.ts'

// The host is a name with a dot whose last part begins with a letter, so it is no IP address in any spelling.
const httpsAddress =
  /^https:\/\/(?<host>[\p{L}\p{N}.-]+\.\p{L}[\p{L}\p{N}-]*\.?)(?::(?<port>\d{1,5}))?(?:[/?#][^\s\\<>"\p{Cc}]*)?$/iu

/** Whether a text is an https URL with a public host and without credentials. */
export function isImageAddress(text: string): boolean {
  const { host, port = '443' } = httpsAddress.exec(text)?.groups ?? {}
  const isPort = Number(port) > 0 && Number(port) <= 65_535
  return text.length <= limits.imageAddress && host !== undefined && isPublicHost(host) && isPort
}
