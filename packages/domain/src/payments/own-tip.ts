// Tips that a payer adds beyond the bill.

/** The member whose payment carries the payer's own tip: the first of the payer's own members, otherwise the first at all. */
export function tippedMember(memberIds: readonly number[], own: readonly number[]): number | undefined {
  return memberIds.find(id => own.includes(id)) ?? memberIds[0]
}
