// Actions on the members of the group: rename oneself or a guest, add a guest, leave, remove a guest. The host may also remove
// any member who has ordered nothing.

import type { Endpoint } from '@tablemate/contract/endpoint.ts'
import { changeMember, joinGroup, leaveGroup, type Member } from '@tablemate/contract/groups.ts'
import { removeMember } from '@tablemate/contract/hosting.ts'
import { useLocation } from 'wouter'
import { refetchGroup } from '../../lib/api/cache.ts'
import { type CallInput, call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { storeDinerName } from '../../lib/device/diner-name.ts'
import { dropMember, findMembership, findOwnMembers } from '../../lib/device/membership.ts'
import { paths } from '../../lib/paths.ts'
import { forgetGroup } from '../../lib/retention.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'

import type { Allergies } from './allergies-form.tsx'

const words = texts.peopleSheet

export function usePeople(groupId: string, members: readonly Member[]) {
  const [, navigate] = useLocation()

  /** Refetches the group in case the stream, which sends the change too, is down. */
  const change = async <E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
    await call(endpoint, input)
    await refetchGroup(groupId).catch(() => undefined)
  }
  const own = () => {
    const ids = findOwnMembers(groupId)
    return members.filter(({ id }) => ids.includes(id))
  }

  const showNotRemoved = (error: unknown) => {
    const hint = sentenceFor(problemOf(error), words.tryAgain)
    toast({ title: words.notRemoved, description: hint, tone: 'bad' })
  }

  return {
    /** `rename`, `changeAllergies` and `addGuest` throw `CallProblem`. */
    async rename(member: Member, name: string) {
      await change(changeMember, { params: { groupId, memberId: member.id }, body: { name } })
      if (member.id === findMembership(groupId)) storeDinerName(name)
    },
    changeAllergies: (member: Pick<Member, 'id'>, allergies: Partial<Allergies>) =>
      change(changeMember, { params: { groupId, memberId: member.id }, body: allergies }),
    addGuest: (name: string) => change(joinGroup, { params: { groupId }, body: { name, isGuest: true } }),

    /** Resolves to whether the member was removed. */
    async remove(member: Member): Promise<boolean> {
      try {
        await call(leaveGroup, { params: { groupId, memberId: member.id } })
      } catch (error) {
        showNotRemoved(error)
        return false
      }
      const isLast = !member.isGuest && own().every(({ id }) => id === member.id)
      if (isLast) {
        navigate(paths.landing())
        await forgetGroup(groupId)
      } else {
        if (!member.isGuest) dropMember(groupId, member.id)
        await refetchGroup(groupId).catch(() => undefined)
      }
      return true
    },

    /** Removes a member as the host. Resolves to whether the member was removed. */
    async removeAsHost(member: Member, renewsCode: boolean): Promise<boolean> {
      const params = { groupId, memberId: member.id }
      try {
        await call(removeMember, { params, body: { renewCode: renewsCode } })
      } catch (error) {
        // Already removed: the reply to an earlier attempt was lost, or the member has left.
        if (problemOf(error) !== 'member-not-found') {
          showNotRemoved(error)
          return false
        }
      }
      const groupState = await refetchGroup(groupId).catch(() => undefined)
      const hint =
        renewsCode && groupState ? { description: words.newCode({ code: groupState.group.code }) } : {}
      toast({ title: words.removed({ name: isolate(member.name) }), ...hint, tone: 'good' })
      return true
    },
  }
}
