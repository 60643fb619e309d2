// How many of something are open under a key: what is closed again leaves nothing behind.

export interface OpenCounts {
  of(key: string): number
  /** One more, until the returned function is called, once. */
  open(key: string): () => void
}

export function createOpenCounts(): OpenCounts {
  const counts = new Map<string, number>()
  return {
    of: key => counts.get(key) ?? 0,
    open(key) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return () => {
        const left = (counts.get(key) ?? 1) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      }
    },
  }
}
