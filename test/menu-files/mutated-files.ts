// Generates damaged menu files: valid files with random damage, reproducible by seed.

import { deflateSync } from 'node:zlib'
import type { MenuFileKind } from '@tablemate/menu-reader/file-kind.ts'
import { seededRandom } from '../sampling/seeded-random.ts'
import { drawn, pageFile } from './pdf-file.ts'

export interface MutatedFile {
  readonly name: string
  readonly kind: MenuFileKind
  readonly content: Uint8Array<ArrayBuffer>
}

/** The file with this number in the sequence of the seed. */
export function mutatedFile(seed: number, number: number): MutatedFile {
  const random = seededRandom(seed * 1_000_003 + number)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const { kind, content } = pick(soundFiles)
  let bytes = Uint8Array.from(content)
  const times = 1 + Math.floor(random() * 6)
  for (let time = 0; time < times; time += 1) bytes = Uint8Array.from(pick(damages)(bytes, random))
  return { name: `menu.${kind}`, kind, content: bytes }
}

type Random = () => number
type Damage = (bytes: Uint8Array, random: Random) => Uint8Array | Buffer

const damages: readonly Damage[] = [
  function flipBits(bytes, random) {
    const flipped = Uint8Array.from(bytes)
    for (let flips = 1 + offsetIn(bytes, random) / 50; flips > 0; flips -= 1)
      flipped[offsetIn(bytes, random)] = Math.floor(random() * 256)
    return flipped
  },
  function cutOff(bytes, random) {
    return bytes.subarray(0, offsetIn(bytes, random))
  },
  function cutOut(bytes, random) {
    const [from, to] = rangeOf(bytes, random)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
  },
  function repeat(bytes, random) {
    const [from, to] = rangeOf(bytes, random)
    const copies = Array.from({ length: 1 + Math.floor(random() * 20) }, () => bytes.subarray(from, to))
    return Buffer.concat([bytes.subarray(0, to), ...copies, bytes.subarray(to)])
  },
  function swapTokens(bytes, random) {
    const tokens = Buffer.from(bytes)
      .toString('latin1')
      .split(/(?<=[\s,;:()[\]{}<>/"])/)
    const [a, b] = [Math.floor(random() * tokens.length), Math.floor(random() * tokens.length)]
    const swapped = tokens.with(a, tokens[b] ?? '').with(b, tokens[a] ?? '')
    return Buffer.from(swapped.join(''), 'latin1')
  },
  function insertSnippet(bytes, random) {
    const at = offsetIn(bytes, random)
    const snippet = Buffer.from(snippets[Math.floor(random() * snippets.length)] ?? '', 'latin1')
    return Buffer.concat([bytes.subarray(0, at), snippet, bytes.subarray(at)])
  },
]

const snippets: readonly string[] = [
  '\0',
  '"',
  '\n"',
  '\xff\xfe',
  '\xef\xbb\xbf',
  '\ud83d\ude00',
  '[[[[[[[[',
  '{"__proto__":',
  '1e400',
  '-0',
  '99999999999999999999',
  ',,,,,,,,',
  '\r\r\n\n',
  ' /Length 999999999 ',
  ' 0 0 R ',
  ' endstream endobj ',
  ' BT /F9 -1 Tf 1e38 0 0 1e38 0 0 Tm ',
  ' (\\\\(((( Tj ',
  ' q q q q Q Q Q Q Q Q ',
  ' /FlateDecode ',
]

const menuItems = Array.from({ length: 30 }, (_, at) => ({
  category: ['Starters', 'Main courses', 'Dolci'][at % 3] ?? '',
  name: `${['Soup', 'Crème brûlée', 'Pie “of the day”', 'Γλυκό'][at % 4]} ${at}`,
  description: at % 2 === 0 ? 'with bread, butter and salt' : '',
  price: 4 + at / 2,
}))

function table(delimiter: string): string {
  const cell = (text: string) => (text.includes(delimiter) ? `"${text}"` : text)
  const rows = menuItems.map(({ category, name, description, price }) =>
    [category, name, description, price.toFixed(2)].map(cell).join(delimiter),
  )
  return [['Category', 'Item Name', 'Description', 'Price'].join(delimiter), ...rows].join('\r\n')
}

function printed(isPacked: boolean): Buffer {
  const lines = menuItems.map(
    ({ name, price }, at) =>
      drawn(name.replace(/[^ -~]/g, ''), { y: 760 - at * 22 }) +
      drawn(price.toFixed(2), { x: 400, y: 760 - at * 22 }),
  )
  const stream = lines.join('')
  if (!isPacked) return pageFile(stream)
  return pageFile({ dictionary: '/Filter /FlateDecode', stream: deflateSync(stream) })
}

const soundFiles: readonly { readonly kind: MenuFileKind; readonly content: Uint8Array }[] = [
  { kind: 'csv', content: Buffer.from(table(',')) },
  { kind: 'csv', content: Buffer.from(table(';'), 'latin1') },
  { kind: 'csv', content: Buffer.from(`\ufeff${table('\t')}`, 'utf16le') },
  { kind: 'json', content: Buffer.from(JSON.stringify(menuItems)) },
  {
    kind: 'json',
    content: Buffer.from(JSON.stringify({ menu: Object.groupBy(menuItems, one => one.category) })),
  },
  { kind: 'json', content: Buffer.from(menuItems.map(menuItem => JSON.stringify(menuItem)).join('\n')) },
  { kind: 'pdf', content: printed(false) },
  { kind: 'pdf', content: printed(true) },
]

function offsetIn(bytes: Uint8Array, random: Random): number {
  return Math.floor(random() * bytes.length)
}

function rangeOf(bytes: Uint8Array, random: Random): [number, number] {
  const from = offsetIn(bytes, random)
  return [from, Math.min(bytes.length, from + 1 + Math.floor(random() * 400))]
}
