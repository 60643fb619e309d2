// The host's requests: to remove a member, and to renew the code.

import type { Group } from '@tablemate/contract/groups.ts'
import { removeMember, renewCode } from '@tablemate/contract/hosting.ts'
import type { Phone } from './phone.ts'

export function remove(
  phone: Phone,
  group: Pick<Group, 'id'>,
  { id }: { readonly id: number },
  body: { renewCode?: boolean } = {},
) {
  return phone.call(removeMember, { params: { groupId: group.id, memberId: id }, body })
}

export function renew(phone: Phone, group: Pick<Group, 'id'>) {
  return phone.call(renewCode, { params: { groupId: group.id } })
}
