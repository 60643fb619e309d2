// Creates a group in two calls: the group, then its creator as the first member. A retry does not create the group again.

import { createGroup, type Group, joinGroup } from '@tablemate/contract/groups.ts'
import type { RatedCurrencyCode } from '@tablemate/domain/currency.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { intentKey } from '../../lib/api/idempotency.ts'
import { storeDinerName, storedDinerName } from '../../lib/device/diner-name.ts'
import { storeMembership } from '../../lib/device/membership.ts'
import { paths } from '../../lib/paths.ts'
import { useCurrency } from '../currency/currency-provider.tsx'
import { emptyDetails, type MemberDetails } from '../people/member-details.tsx'
import { showCreateFailure, showMissingName } from './show-create-failure.ts'

export type CreatedGroup = Pick<Group, 'id' | 'code' | 'linkKey' | 'restaurantName' | 'tableNumber'>

type State = { kind: 'form' } | { kind: 'sending' } | { kind: 'created'; created: CreatedGroup }

interface Values extends MemberDetails {
  name: string
  restaurantName: string
  tableNumber: string
}

interface NewGroup extends Values {
  readonly currency: RatedCurrencyCode
}

export function useCreateGroup() {
  const form = useForm<Values>({
    defaultValues: { name: storedDinerName(), ...emptyDetails, restaurantName: '', tableNumber: '' },
  })
  const [, navigate] = useLocation()
  const currency = useCurrency().state.code
  const created = useHistoryState<{ created?: CreatedGroup } | null>()?.created
  const [isSending, setSending] = useState(false)
  const [createWith] = useState(stepwiseCreation)

  const submit = form.handleSubmit(async values => {
    if (isSending) return
    setSending(true)
    try {
      const { id, code, linkKey, restaurantName, tableNumber } = await createWith({ ...values, currency })
      // Stored in the history entry, so that a reload or a return from the table shows the code again.
      const state = { created: { id, code, linkKey, restaurantName, tableNumber } }
      navigate(paths.createGroup(), { replace: true, state })
    } catch (error) {
      showCreateFailure(form, error)
    } finally {
      setSending(false)
    }
  }, showMissingName)

  const state: State = created
    ? { kind: 'created', created }
    : isSending
      ? { kind: 'sending' }
      : { kind: 'form' }
  return { state, form, submit }
}

/** Remembers the created group, so that a retry after a failed join continues there. */
function stepwiseCreation() {
  const groupKey = intentKey()
  const memberKey = intentKey()
  let created: { content: string; group: Group } | null = null

  return async ({ restaurantName, tableNumber, currency, ...newMember }: NewGroup): Promise<Group> => {
    const body = {
      restaurantName: restaurantName || null,
      tableNumber: tableNumber || null,
      isActive: true,
      code: '',
      currency,
    }
    const content = JSON.stringify(body)
    if (created?.content !== content) {
      const group = await call(createGroup, { body, idempotencyKey: groupKey.for(body) })
      if ('member' in group) throw new Error('the reply has an unexpected member')
      created = { content, group }
    }
    const { group } = created
    const join = { params: { groupId: group.id }, body: newMember }
    const member = await call(joinGroup, { ...join, idempotencyKey: memberKey.for(join) }).catch(error => {
      // The member of this key was removed since, so the next attempt needs a new key.
      if (problemOf(error) === 'member-not-found') memberKey.renew()
      throw error
    })
    storeMembership(group.id, member.id)
    storeDinerName(member.name)
    return group
  }
}
