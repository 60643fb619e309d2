// Shows a long list in steps, so that thousands of rows are never rendered at once.

import { useState } from 'react'

/** Returns how many rows to show, and ways to show more. Starts again whenever `list` changes. */
export function useShowMore(total: number, list: unknown, stepSize = 100) {
  const [opened, setOpened] = useState<{ of: unknown; steps: number }>({ of: list, steps: 1 })
  const steps = opened.of === list ? opened.steps : 1
  const shown = Math.min(total, steps * stepSize)
  return {
    shown,
    /** How many rows the next step adds. */
    next: Math.min(stepSize, total - shown),
    showMore: () => setOpened({ of: list, steps: steps + 1 }),
    /** Shows as many rows as needed for the row at this index. */
    reveal: (at: number) => setOpened({ of: list, steps: Math.max(steps, Math.floor(at / stepSize) + 1) }),
  }
}
