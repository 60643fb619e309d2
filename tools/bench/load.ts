// Generates load from one process: each connection sends its next request as soon as it has the response.

import autocannon from 'autocannon'

export interface Load {
  readonly url: string
  readonly connections?: number
  readonly seconds: number
  /** Path, headers and body of the next request. */
  next(): { path: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }
}

export interface LoadResult {
  readonly perSecond: number
  readonly p99Ms: number
}

/** Throws if any response is not a success. */
export async function run({ url, connections = 32, seconds, next }: Load): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ setupRequest: request => ({ ...request, ...next() }) }],
  })
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Error(
      `${result.non2xx} refusals (${Object.keys(result.statusCodeStats ?? {})}), ${result.errors} errors, ${result.timeouts} timeouts from ${url}`,
    )
  return { perSecond: result['2xx'] / result.duration, p99Ms: result.latency.p99 }
}

/** Runs two loads alternately after a warm-up, so that both meet the same machine. Returns medians of requests per second. */
export async function compare(
  a: Load,
  b: Load,
  rounds = 5,
): Promise<{ a: number; b: number; ratio: number }> {
  for (const load of [a, b]) await run({ ...load, seconds: 1 })
  const pairs: { a: number; b: number }[] = []
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ a: (await run(a)).perSecond, b: (await run(b)).perSecond })
  const ratio = median(pairs.map(pair => pair.a / pair.b))
  return { a: median(pairs.map(pair => pair.a)), b: median(pairs.map(pair => pair.b)), ratio }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((x, y) => x - y)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Each value in turn, and again from the first. */
export function roundRobin<T>(values: readonly T[]): () => T {
  let at = 0
  return () => values[at++ % values.length] as T
}
