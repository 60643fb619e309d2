// Bytes become text: by the mark at their beginning, else as UTF-16 or UTF-8 if they are that, else by what they look like.

import { analyse } from 'chardet'

/** Null when the bytes are no text at all. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes)
  return text.includes('\0') ? null : text
}

function decode(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes)
  if (wide !== null) return new TextDecoder(wide).decode(bytes)
  try {
    return unmangled(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return new TextDecoder(narrowEncodingOf(bytes)).decode(bytes)
  }
}

/** By its mark; without one by its zeros, of which every second byte of most texts is one. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, sample & ~1)
  if (start.length < 8 || bytes.length % 2 !== 0) return null
  const zeros = [0, 0]
  for (let at = 0; at < start.length; at += 1) if (start[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  // In other scripts than Latin only digits and signs between cells have one.
  const enough = start.length / 16
  if (odd > enough && even === 0) return 'utf-16le'
  return even > enough && odd === 0 ? 'utf-16be' : null
}

const sample = 65_536

/**
 * What Windows or a Mac wrote before UTF-8. Words all of whose letters are beyond ASCII are of another script: detection
 * tells which. The others are Western, unless detection is sure that they are not.
 */
function narrowEncodingOf(bytes: Uint8Array): string {
  const start = bytes.subarray(0, sample)
  const { runs, high, inMac } = lookAt(start)
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

/** How many bytes beyond ASCII stand three or more in a row, and how many in a word mean a letter on a Mac only. */
function lookAt(bytes: Uint8Array): { runs: number; high: number; inMac: number } {
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

/** As detection calls them, and as they are decoded: what Windows made of a standard has all of its letters. */
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

/** "CafÃ©" was UTF-8 that a program took for Windows-1252 and wrote again: turned back if all of the text allows it. */
function unmangled(text: string): string {
  if (!/[ÃÂÎÏ][\u0080-\u00bf\u2018-\u2026€‚ƒ„†‡ˆ‰Š‹ŒŽ™š›œžŸ]/u.test(text.slice(0, sample))) return text
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
