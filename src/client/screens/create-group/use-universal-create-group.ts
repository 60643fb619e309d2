// Starts a group with its first member in one call, and goes to the table.

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { createGroup } from '#contract/groups.ts'
import { call } from '../../api/call.ts'
import { keptKey } from '../../api/idempotency.ts'
import { keepMembership } from '../../device/membership.ts'
import { useCurrency } from '../../parts/currency/currency-provider.tsx'
import { paths } from '../../paths.ts'
import { preload } from '../../ui/preload.ts'
import { tellFailure, tellMissingName } from './failures.ts'

type State = { kind: 'form' } | { kind: 'sending' }

interface Values {
  restaurantName: string
  tableNumber: string
  memberName: string
  isUniversalMode: boolean
}

const empty: Values = { restaurantName: '', tableNumber: '', memberName: '', isUniversalMode: true }

export function useUniversalCreateGroup() {
  const form = useForm<Values>({ defaultValues: empty })
  const [, navigate] = useLocation()
  const currency = useCurrency().state.code
  const [state, setState] = useState<State>({ kind: 'form' })
  const [key] = useState(() => keptKey())

  const submit = form.handleSubmit(async values => {
    if (state.kind === 'sending') return
    setState({ kind: 'sending' })
    void preload(paths.group('next'))
    try {
      const body = { ...values, tableNumber: values.tableNumber || null, currency }
      const created = await call(createGroup, { body, idempotencyKey: key.for(body) })
      if (!('member' in created)) throw new Error('a group was answered without its member')
      keepMembership(created.group.id, created.member.id)
      navigate(paths.group(created.group.id), { replace: true })
    } catch (error) {
      tellFailure(form, error)
      setState({ kind: 'form' })
    }
  }, tellMissingName)

  return { state, form, submit }
}
