// Whether somebody at a registered restaurant has paid by the demo, which takes no money.

import type { Group } from '@tablemate/contract/groups.ts'
import type { Payment } from '@tablemate/contract/payments.ts'

/** Everywhere else the demo is all there is, and says so before. */
export function isDemoPaid({ restaurantId }: Group, payments: readonly Payment[]): boolean {
  return restaurantId !== null && payments.some(({ paymentMethod }) => paymentMethod === 'demo_card')
}
