// Which of the offers that reach a place are shown there, where there are more than room for.

interface Candidate {
  readonly campaignId: number
  readonly restaurantId: number
  /** Metres. */
  readonly distance: number
  /** Grows with the day on which it was last seen, and with its views on that day. */
  readonly seen: number
}

/**
 * The nearest first; at equal distance the one less seen today. A restaurant's second offer is chosen only when none of
 * another waits, its third when no second one does.
 */
export function chooseOffers<T extends Candidate>(candidates: readonly T[], limit: number): T[] {
  const chosenOf = new Map<number, number>()
  const rounds = [...candidates].sort(byTurn).map(offer => {
    const round = chosenOf.get(offer.restaurantId) ?? 0
    chosenOf.set(offer.restaurantId, round + 1)
    return { offer, round }
  })
  return rounds
    .sort((a, b) => a.round - b.round)
    .slice(0, limit)
    .map(({ offer }) => offer)
    .sort(byTurn)
}

function byTurn(a: Candidate, b: Candidate): number {
  return a.distance - b.distance || a.seen - b.seen || a.campaignId - b.campaignId
}
