// Which sign stands between the cells of a table that came as text.

export type Delimiter = ',' | ';' | '\t' | '|'

/** The one that cuts the most rows into the same number of cells; of two, the one that is rarer in prose. */
export function delimiterOf(text: string): Delimiter {
  const [, told] = /^sep=([,;\t|])\r?\n/.exec(text) ?? []
  if (told) return told as Delimiter
  const sample = text.slice(0, sampleLength)
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of byRarity) {
    const score = scoreOf(countsOf(sample, delimiter))
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

const byRarity: readonly Delimiter[] = ['\t', '|', ';', ',']
const sampleLength = 32_768

/** How often it stands in each row, outside of quotes; rows without anything do not count. */
function countsOf(sample: string, delimiter: Delimiter): number[] {
  const counts: number[] = []
  let [count, isQuoted, isBlank] = [0, false, true]
  for (const sign of `${sample}\n`) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === '\n') {
      if (!isBlank) counts.push(count)
      ;[count, isBlank] = [0, true]
      continue
    } else if (!isQuoted && sign === delimiter) count += 1
    if (sign !== '\r') isBlank = false
  }
  return counts
}

/** The share of rows that have the most frequent number, and a little for each further cell. */
function scoreOf(counts: readonly number[]): number {
  const times = new Map<number, number>()
  for (const count of counts) if (count > 0) times.set(count, (times.get(count) ?? 0) + 1)
  const [cells = 0, rows = 0] = [...times].sort((a, b) => b[1] - a[1])[0] ?? []
  return rows === 0 ? 0 : rows / counts.length + Math.min(cells, 20) / 100
}
