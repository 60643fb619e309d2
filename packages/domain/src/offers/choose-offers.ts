// Selects which offers to show at a position when more offers reach it than fit.

interface Candidate {
  readonly campaignId: number
  readonly restaurantId: number
  /** Metres. */
  readonly distance: number
  /** Grows with the day of the last view, and with the views on that day. */
  readonly viewRank: number
}

/**
 * Orders by distance, and at equal distance by fewer views today. A restaurant's second offer is chosen only after the first
 * of every other restaurant, its third only after all second ones.
 */
export function chooseOffers<T extends Candidate>(candidates: readonly T[], limit: number): T[] {
  const chosenOf = new Map<number, number>()
  const rounds = [...candidates].sort(byDistanceThenViewRank).map(offer => {
    const round = chosenOf.get(offer.restaurantId) ?? 0
    chosenOf.set(offer.restaurantId, round + 1)
    return { offer, round }
  })
  return rounds
    .sort((a, b) => a.round - b.round)
    .slice(0, limit)
    .map(({ offer }) => offer)
    .sort(byDistanceThenViewRank)
}

function byDistanceThenViewRank(a: Candidate, b: Candidate): number {
  return a.distance - b.distance || a.viewRank - b.viewRank || a.campaignId - b.campaignId
}
