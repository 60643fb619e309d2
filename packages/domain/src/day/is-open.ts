// Whether a restaurant is open, by what was sent of it. Apart from the hours, which phones do not need.

/** An opening as it is sent: whether it is open, and the instant when that changes. */
interface SentOpening {
  readonly isOpen: boolean
  readonly changesAt: string | null
}

/** Whether it is open at `now`, in milliseconds, when the instant of the change may have passed. null: no hours. */
export function isOpenAt(opening: SentOpening | null, now: number): boolean {
  if (!opening) return true
  const { isOpen, changesAt } = opening
  return isOpen === (changesAt === null || Date.parse(changesAt) > now)
}
