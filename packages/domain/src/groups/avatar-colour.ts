// Gives every member one of eight colours, the same on every phone.

/** Index 0–7 of a member's avatar colour (spec.md, section 9: member id modulo 8). */
export function avatarColour(memberId: number): number {
  return memberId % 8
}
