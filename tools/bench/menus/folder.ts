// Reads every menu of a folder with hand-made reference readings and reports how well, per file and per kind of file:
// - dishes of the reference, items read, f1 and the right categories of the dishes found (score.ts);
// - silent: wrong items without a doubt; doubtful: items with one;
// - lost: dishes not found; misfiled: found in a wrong category; damaged: found with a wrong description;
// - minutes: what an owner needs to put the reading right (score.ts);
// - unused: the prices that the reading names as unused; vanished: those that it does not account for at all, which
//   no reading may have (PDF only).

import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { Language } from '@tablemate/domain/languages.ts'
import { readPdf } from '@tablemate/server/features/menu-import/pdf/read-pdf.ts'
import { lostPrices } from '@tablemate/test/menu-files/lost-prices.ts'
import { read, recognitionMs } from '../menu-reader.ts'
import {
  add,
  type GoldEntry,
  minutesToPutRight,
  noScore,
  type ReadMenuItem,
  type Score,
  scoreOf,
  sharesOf,
} from './score.ts'

interface Listed {
  /** Relative to the folder. */
  readonly file: string
  /** A menu whose kind ends in "-unscored" has no reference reading. */
  readonly kind?: string
  /** The reference reading; absent if the file contains no menu. */
  readonly gold?: string
  /** The restaurant's; absent: US dollars. */
  readonly currency?: CurrencyCode
  /** Of the restaurant's menu; absent: English. */
  readonly language?: Language
}

/** The folder contains an index.json, `{ files }`. Returns the table to print; shares are percentages. */
export async function readFolder(folder: string): Promise<string> {
  const { files } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { files: Listed[] }
  const rows: string[] = []
  const pooled = new Map<string, Score>()
  for (const listed of files) {
    const kind = listed.kind ?? extname(listed.file).slice(1)
    const { items, unused, fault, ms } = await readOne(join(folder, listed.file), listed)
    const score = scoreOf(items, goldOf(folder, listed))
    const vanished = fault ? '' : await vanishedOf(join(folder, listed.file), listed)
    const remarks = `${unused} | ${vanished} | ${ms} ms${fault && `; refused: ${fault}`}`
    if (score.expected === 0) rows.push(rowOfNone(listed, score, remarks))
    else {
      pooled.set(kind, add(pooled.get(kind) ?? noScore, score))
      rows.push(rowOf(listed.file, score, remarks))
    }
  }
  const sums = [...pooled].map(([kind, score]) => rowOf(`**${kind}**`, score, '| |'))
  const columns = [
    ...['file', 'dishes', 'items', 'f1', 'category', 'silent', 'doubtful'],
    ...['lost', 'misfiled', 'damaged', 'minutes', 'unused', 'vanished', ''],
  ]
  const head = [`| ${columns.join(' | ')} |`, `|${'---|'.repeat(columns.length)}`]
  return [...head, ...rows, ...sums].join('\n')
}

interface Reading {
  readonly items: readonly ReadMenuItem[]
  /** The number of prices. */
  readonly unused: number
  readonly fault: string
  readonly ms: number
}

async function readOne(path: string, about: Listed): Promise<Reading> {
  const start = performance.now()
  const msSince = () => Math.round(performance.now() - start)
  try {
    const { items, unused } = await read(new Uint8Array(readFileSync(path)), basename(path), about)
    return { items, unused, fault: '', ms: msSince() }
  } catch (error) {
    return { items: [], unused: 0, fault: (error as Error).message, ms: msSince() }
  }
}

async function vanishedOf(path: string, { currency = 'USD' }: Listed): Promise<string> {
  if (extname(path) !== '.pdf') return ''
  const read = await readPdf(new Uint8Array(readFileSync(path)), {
    until: performance.now() + recognitionMs,
    language: 'en',
  }).catch(() => null)
  return read?.kind === 'text' ? String(lostPrices(read.pages, currency).length) : ''
}

function goldOf(folder: string, { gold }: Listed): GoldEntry[] {
  return gold ? (JSON.parse(readFileSync(join(folder, gold), 'utf8')) as GoldEntry[]) : []
}

function rowOf(name: string, score: Score, remarks: string): string {
  const { f1, category, silent, doubtful } = sharesOf(score)
  const shares = [f1, category, silent, doubtful].map(share => (100 * share).toFixed(1))
  const counts = [score.expected - score.found, score.found - score.placed, score.damaged]
  const minutes = minutesToPutRight(score).toFixed(1)
  return `| ${[name, score.expected, score.items, ...shares, ...counts, minutes, remarks].join(' | ')} |`
}

/** For a file that contains no menu, the right result is a refusal, or a doubt for every item. */
function rowOfNone({ file, kind }: Listed, { items, doubtful }: Score, remarks: string): string {
  const isScored = !kind?.endsWith('-unscored')
  const result = isScored ? `${items === doubtful ? 'right' : 'WRONG'}: no menu` : 'not scored'
  return `| ${file} | 0 | ${items} | ${result} | | | | | | | | ${remarks} |`
}
