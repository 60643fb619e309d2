// Starts a group in two calls: the group, then its creator as the first member. A group that stands is not made again.

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { createGroup, type Group, joinGroup } from '#contract/groups.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { call } from '../../api/call.ts'
import { problemOf } from '../../api/call-problem.ts'
import { intentKey } from '../../api/idempotency.ts'
import { storeDinerName, storedDinerName } from '../../device/diner-name.ts'
import { storeMembership } from '../../device/membership.ts'
import { useCurrency } from '../../parts/currency/currency-provider.tsx'
import { paths } from '../../paths.ts'
import { showFailure, showMissingName } from './failures.ts'

export type CreatedGroup = Pick<Group, 'id' | 'code' | 'linkKey' | 'restaurantName' | 'tableNumber'>

type State = { kind: 'form' } | { kind: 'sending' } | { kind: 'created'; created: CreatedGroup }

interface Values {
  name: string
  allergies: string
  restaurantName: string
  tableNumber: string
}

interface NewGroup extends Values {
  readonly currency: CurrencyCode
}

export function useCreateGroup() {
  const form = useForm<Values>({
    defaultValues: { name: storedDinerName(), allergies: '', restaurantName: '', tableNumber: '' },
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
      // Kept with this entry of the history: a reload, or the way back from the table, shows the code again.
      const state = { created: { id, code, linkKey, restaurantName, tableNumber } }
      navigate(paths.createGroup(), { replace: true, state })
    } catch (error) {
      showFailure(form, error)
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

/** Remembers how far it came: the next try goes on from there. */
function stepwiseCreation() {
  const groupKey = intentKey()
  const memberKey = intentKey()
  let standing: { content: string; group: Group } | null = null

  return async ({ name, allergies, restaurantName, tableNumber, currency }: NewGroup): Promise<Group> => {
    const body = {
      restaurantName: restaurantName || null,
      tableNumber: tableNumber || null,
      isActive: true,
      code: '',
      currency,
    }
    const content = JSON.stringify(body)
    if (standing?.content !== content) {
      const group = await call(createGroup, { body, idempotencyKey: groupKey.for(body) })
      if ('member' in group) throw new Error('a group with its member was not asked for')
      standing = { content, group }
    }
    const { group } = standing
    const join = { params: { groupId: group.id }, body: { name, allergies } }
    const member = await call(joinGroup, { ...join, idempotencyKey: memberKey.for(join) }).catch(error => {
      // That join was made, and its member was removed since: the next one is another.
      if (problemOf(error) === 'member-not-found') memberKey.renew()
      throw error
    })
    storeMembership(group.id, member.id)
    storeDinerName(member.name)
    return group
  }
}
