// Decodes bytes to text: by the byte order mark, otherwise as UTF-16 or UTF-8 if valid, otherwise by a guess from the bytes.

import { analyse } from 'chardet'

/** Null when the bytes are not text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes)
  return text.includes('\0') ? null : text
}

function decode(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes)
  if (wide !== null) return new TextDecoder(wide).decode(bytes)
  try {
    return fixDoubleEncoding(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return new TextDecoder(narrowEncodingOf(bytes)).decode(bytes)
  }
}

/** Detects UTF-16 by its byte order mark, otherwise by zeros: in most texts every second byte is zero. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, sampleBytes & ~1)
  if (start.length < 8 || bytes.length % 2 !== 0) return null
  const zeros = [0, 0]
  for (let at = 0; at < start.length; at += 1) if (start[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  // In non-Latin scripts only digits and delimiters contain a zero byte.
  const enough = start.length / 16
  if (odd > enough && even === 0) return 'utf-16le'
  return even > enough && odd === 0 ? 'utf-16be' : null
}

const sampleBytes = 65_536

/**
 * Guesses the single-byte or East Asian encoding of a legacy text. Words of non-ASCII letters only are in a non-Latin script,
 * which chardet identifies. Any other text is Western, unless chardet is sure that it is Central European.
 */
function narrowEncodingOf(bytes: Uint8Array): string {
  const start = bytes.subarray(0, sampleBytes)
  const { runs, high, inMac } = countHighBytes(start)
  if (runs * 2 < high) return inMac * 2 > high ? 'macintosh' : centralOr1252(start)
  const best = analyse(start).find(({ name }) => otherScripts.has(name.toLowerCase()))
  return otherScripts.get(best?.name.toLowerCase() ?? '') ?? 'windows-1252'
}

function centralOr1252(start: Uint8Array): string {
  const [best] = analyse(start)
  const isCentral =
    best !== undefined && /^(iso-8859-2|windows-1250)$/i.test(best.name) && best.lang !== undefined
  return isCentral && best.confidence >= 60 ? 'windows-1250' : 'windows-1252'
}

/** `high`: non-ASCII bytes. `runs`: those in runs of three or more. `inMac`: those that are a letter in Macintosh only. */
function countHighBytes(bytes: Uint8Array): { runs: number; high: number; inMac: number } {
  let [run, runs, high, inMac] = [0, 0, 0, 0]
  for (const [at, byte] of bytes.entries()) {
    if (byte >= 0x80) {
      run += 1
      high += 1
      if (
        byte < 0xa0 &&
        byte !== 0x92 &&
        isLetter(bytes[at - 1]) &&
        (isLetter(bytes[at + 1]) || byte === 0x8e)
      )
        inMac += 1
      continue
    }
    if (run >= 3) runs += run
    run = 0
  }
  return { runs: run >= 3 ? runs + run : runs, high, inMac }
}

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && /[a-z]/i.test(String.fromCharCode(byte))
}

/** Encodings by chardet's name, and the one to decode with: the Windows variant contains all letters of its standard. */
const otherScripts: ReadonlyMap<string, string> = new Map([
  ['iso-8859-7', 'windows-1253'],
  ['windows-1253', 'windows-1253'],
  ['windows-1251', 'windows-1251'],
  ['iso-8859-5', 'iso-8859-5'],
  ['koi8-r', 'koi8-r'],
  ['windows-1255', 'windows-1255'],
  ['iso-8859-8', 'windows-1255'],
  ['windows-1256', 'windows-1256'],
  ['iso-8859-6', 'iso-8859-6'],
  ['shift_jis', 'shift_jis'],
  ['euc-jp', 'euc-jp'],
  ['gb18030', 'gb18030'],
  ['big5', 'big5'],
  ['euc-kr', 'euc-kr'],
])

/** "CafÃ©" is UTF-8 that a program decoded as Windows-1252. Reverts that if the whole text allows it. */
function fixDoubleEncoding(text: string): string {
  if (!/[ÃÂÎÏ][\u0080-\u00bf\u2018-\u2026€‚ƒ„†‡ˆ‰Š‹ŒŽ™š›œžŸ]/u.test(text.slice(0, sampleBytes))) return text
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const byte = code < 0x100 ? code : windowsBytes.get(text[at] ?? '')
    if (byte === undefined) return text
    bytes[at] = byte
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return text
  }
}

const windowsBytes: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 0x20 }, (_, at) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(0x80 + at)),
    0x80 + at,
  ]),
)
