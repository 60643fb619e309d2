// Reads every menu of a folder with hand-made reference readings and reports how well, per file and per kind of file.

import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { read } from '../menu-reader.ts'
import { add, type GoldEntry, noScore, type ReadDish, type Score, scoreOf, sharesOf } from './score.ts'

interface Listed {
  /** Relative to the folder. */
  readonly file: string
  readonly kind?: string
  /** The reference reading; absent if the file contains no menu. */
  readonly gold?: string
}

/** The folder contains an index.json, `{ files }`. Returns the table to print; shares are percentages. */
export async function readFolder(folder: string): Promise<string> {
  const { files } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { files: Listed[] }
  const rows: string[] = []
  const pooled = new Map<string, Score>()
  for (const listed of files) {
    const kind = listed.kind ?? extname(listed.file).slice(1)
    const { items, fault, ms } = await readOne(join(folder, listed.file))
    const score = scoreOf(items, goldOf(folder, listed))
    const remarks = `${ms} ms${fault && `; refused: ${fault}`}`
    if (score.expected === 0) rows.push(rowOfNone(listed.file, score, remarks))
    else {
      pooled.set(kind, add(pooled.get(kind) ?? noScore, score))
      rows.push(rowOf(listed.file, score, remarks))
    }
  }
  const sums = [...pooled].map(([kind, score]) => rowOf(`**${kind}**`, score, ''))
  const head = [
    '| file | dishes | items | f1 | category | silent | doubtful | |',
    '|---|---|---|---|---|---|---|---|',
  ]
  return [...head, ...rows, ...sums].join('\n')
}

async function readOne(path: string): Promise<{ items: readonly ReadDish[]; fault: string; ms: number }> {
  const start = performance.now()
  const msSince = () => Math.round(performance.now() - start)
  try {
    const { items } = await read(new Uint8Array(readFileSync(path)), basename(path))
    return { items, fault: '', ms: msSince() }
  } catch (error) {
    return { items: [], fault: (error as Error).message, ms: msSince() }
  }
}

function goldOf(folder: string, { gold }: Listed): GoldEntry[] {
  return gold ? (JSON.parse(readFileSync(join(folder, gold), 'utf8')) as GoldEntry[]) : []
}

function rowOf(name: string, score: Score, remarks: string): string {
  const { f1, category, silent, doubtful } = sharesOf(score)
  const shares = [f1, category, silent, doubtful].map(share => (100 * share).toFixed(1))
  return `| ${[name, score.expected, score.items, ...shares, remarks].join(' | ')} |`
}

/** The right result is a refusal, or a doubt for every item. */
function rowOfNone(name: string, { items, doubtful }: Score, remarks: string): string {
  return `| ${name} | 0 | ${items} | ${items === doubtful ? 'right' : 'WRONG'}: no menu | | | | ${remarks} |`
}
