// Detects the delimiter between the cells of a text table.

export type Delimiter = ',' | ';' | '\t' | '|'

/** The delimiter that gives most rows the same number of cells; if tied, the one that is rarer in prose. */
export function delimiterOf(text: string): Delimiter {
  const [, declared] = /^sep=([,;\t|])\r?\n/.exec(text) ?? []
  return declared ? (declared as Delimiter) : bestOf(text).delimiter
}

/** Whether the cells are only set apart by several blanks, as on paper. */
export function isSpaced(text: string): boolean {
  if (!/\S {2,}\S/.test(text.slice(0, sampleLength)) || bestOf(text).score > 0.7) return false
  return scoreOf(countsOf(withTabs(text.slice(0, sampleLength)), '\t')) > 0.7
}

/** With a tab between the cells. */
export function withTabs(text: string): string {
  return text.replace(/(?<=\S) {2,}(?=\S)/g, '\t')
}

function bestOf(text: string): { readonly delimiter: Delimiter; readonly score: number } {
  const sample = text.slice(0, sampleLength)
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of byRarity) {
    const score = scoreOf(countsOf(sample, delimiter))
    if (score > best.score) best = { delimiter, score }
  }
  return best
}

const byRarity: readonly Delimiter[] = ['\t', '|', ';', ',']
const sampleLength = 32_768

/** How often the delimiter occurs outside quotes in each row; blank rows do not count. */
function countsOf(sample: string, delimiter: Delimiter): number[] {
  const counts: number[] = []
  let [count, isQuoted, isBlank] = [0, false, true]
  for (const char of `${sample}\n`) {
    if (char === '"') isQuoted = !isQuoted
    else if (!isQuoted && char === '\n') {
      if (!isBlank) counts.push(count)
      ;[count, isBlank] = [0, true]
      continue
    } else if (!isQuoted && char === delimiter) count += 1
    if (char !== '\r') isBlank = false
  }
  return counts
}

/** The share of rows with the most frequent count, plus a little for each further cell. */
function scoreOf(counts: readonly number[]): number {
  const times = new Map<number, number>()
  for (const count of counts) if (count > 0) times.set(count, (times.get(count) ?? 0) + 1)
  const [cells = 0, rows = 0] = [...times].sort((a, b) => b[1] - a[1])[0] ?? []
  return rows === 0 ? 0 : rows / counts.length + Math.min(cells, 20) / 100
}
