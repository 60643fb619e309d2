// A long list is drawn piece by piece, so that thousands of rows never stand on the page at once.

import { useState } from 'react'

/** How many rows show, and a way to show more; anew whenever `what` is another list. */
export function useGrowing(total: number, what: unknown, piece = 100) {
  const [grown, setGrown] = useState<{ of: unknown; pieces: number }>({ of: what, pieces: 1 })
  const pieces = grown.of === what ? grown.pieces : 1
  const shown = Math.min(total, pieces * piece)
  return {
    shown,
    /** How many the next piece brings. */
    next: Math.min(piece, total - shown),
    grow: () => setGrown({ of: what, pieces: pieces + 1 }),
    /** Shows as many as it takes to see this one, from 0. */
    reveal: (at: number) => setGrown({ of: what, pieces: Math.max(pieces, Math.floor(at / piece) + 1) }),
  }
}
