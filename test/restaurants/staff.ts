// Adds staff to a restaurant, and unlocks displays with their PINs.

import {
  addStaffMember,
  getStaffActs,
  type RecordedAct,
  type StaffMember,
  unlockDisplay,
} from '@tablemate/contract/staff.ts'
import type { StaffRole } from '@tablemate/domain/staff/roles.ts'
import type { Phone } from '../diners/phone.ts'
import type { Owner } from './restaurant.ts'

type Staff = StaffMember & { readonly pin: string }

/** Adds a member of staff, with 4711 as the PIN by default. */
export async function addStaff(
  { id, phone }: Pick<Owner, 'id' | 'phone'>,
  name: string,
  role: StaffRole,
  pin = '4711',
): Promise<Staff> {
  const { status, body, problem } = await phone.call(addStaffMember, {
    params: { restaurantId: id },
    body: { name, role, pin },
  })
  if (status !== 201) throw new Error(`${name} was not added: ${JSON.stringify(problem)}`)
  return { ...body, pin }
}

export function unlock(display: Phone, { id, pin }: Pick<Staff, 'id' | 'pin'>) {
  return display.call(unlockDisplay, { body: { staffId: id, pin } })
}

/** The trail, newest first. */
export async function actsOf({ id, phone }: Pick<Owner, 'id' | 'phone'>): Promise<RecordedAct[]> {
  const { status, body, problem } = await phone.call(getStaffActs, {
    params: { restaurantId: id },
    query: {},
  })
  if (status !== 200) throw new Error(`the acts were not sent: ${JSON.stringify(problem)}`)
  return body.acts
}
