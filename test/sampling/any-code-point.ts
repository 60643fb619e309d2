// The units of random texts: any code point, half a surrogate pair too. fast-check's own unit 'binary' takes a second to build.

import fc from 'fast-check'

export const anyCodePoint = fc.integer({ min: 0, max: 0x10ffff }).map(point => String.fromCodePoint(point))
