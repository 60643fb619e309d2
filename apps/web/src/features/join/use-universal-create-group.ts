// Creates a group with its first member in one call, and opens the table. The restaurant may be a registered one, chosen while
// its name is typed or given by the link of a printed code.

import { createGroup } from '@tablemate/contract/groups.ts'
import { getRestaurant, type PublicRestaurant } from '@tablemate/contract/restaurants.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useSearchParams } from 'wouter'
import { call } from '../../lib/api/call.ts'
import { CallProblem, problemOf } from '../../lib/api/call-problem.ts'
import { intentKey } from '../../lib/api/idempotency.ts'
import { storeDinerName, storedDinerName } from '../../lib/device/diner-name.ts'
import { storeMembership } from '../../lib/device/membership.ts'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { preload } from '../../ui/preload.ts'
import { toast } from '../../ui/toast.ts'
import { useCurrency } from '../currency/currency-provider.tsx'
import { emptyDetails, type MemberDetails } from '../people/member-details.tsx'
import { showCreateFailure, showMissingName } from './show-create-failure.ts'

type State = { kind: 'form' } | { kind: 'sending' }

interface Values extends MemberDetails {
  restaurantName: string
  tableNumber: string
  memberName: string
  isUniversalMode: boolean
}

const words = texts.createGroup.linked

export function useUniversalCreateGroup() {
  const [query] = useSearchParams()
  const tableNumber = [...(query.get('table') ?? '')].slice(0, limits.tableNumber).join('')
  const form = useForm<Values>({
    defaultValues: {
      restaurantName: '',
      tableNumber,
      memberName: storedDinerName(),
      ...emptyDetails,
      isUniversalMode: true,
    },
  })
  const [, navigate] = useLocation()
  const currency = useCurrency().state.code
  const [state, setState] = useState<State>({ kind: 'form' })
  const [key] = useState(() => intentKey())
  const [chosen, setChosen] = useState<PublicRestaurant | null>(null)
  const typed = useWatch({ control: form.control, name: 'restaurantName' })
  // A changed name means another restaurant.
  const linked = chosen?.name === typed ? chosen : null

  const link = (restaurant: PublicRestaurant) => {
    setChosen(restaurant)
    form.setValue('restaurantName', restaurant.name, { shouldValidate: true })
    form.setValue('isUniversalMode', false)
  }
  const unlink = () => {
    setChosen(null)
    form.setValue('isUniversalMode', true)
    form.setFocus('restaurantName')
  }
  const isUnlinked = chosen !== null && linked === null
  const { setValue } = form
  useEffect(() => {
    if (!isUnlinked) return
    setChosen(null)
    setValue('isUniversalMode', true)
  }, [isUnlinked, setValue])

  const lookup = useRestaurantLink(query.get('restaurant'), restaurant => {
    if (form.getValues('restaurantName') === '') link(restaurant)
  })

  const submit = form.handleSubmit(async values => {
    if (state.kind === 'sending') return
    setState({ kind: 'sending' })
    void preload(paths.group('next'))
    try {
      const body = {
        ...values,
        tableNumber: values.tableNumber || null,
        currency,
        restaurantId: linked?.id ?? null,
      }
      const created = await call(createGroup, { body, idempotencyKey: key.for(body) })
      if (!('member' in created)) throw new Error('the reply has no member')
      storeMembership(created.group.id, created.member.id)
      storeDinerName(created.member.name)
      navigate(paths.group(created.group.id), { replace: true })
    } catch (error) {
      // The member of this key was removed since, so the next attempt needs a new key.
      if (problemOf(error) === 'member-not-found') key.renew()
      if (error instanceof CallProblem && 'restaurantId' in error.fields) {
        unlink()
        toast({ title: words.missing.title, description: words.missing.hint, tone: 'bad' })
      } else showCreateFailure(form, error)
      setState({ kind: 'form' })
    }
  }, showMissingName)

  return { state, form, typed, linked, lookup, link, unlink, submit }
}

/** The state of looking up the restaurant in the link. */
export type LookupState = 'nothing' | 'looking' | 'found' | 'missing' | 'failed'

function useRestaurantLink(id: string | null, onFound: (restaurant: PublicRestaurant) => void): LookupState {
  // Other texts, such as an empty one or '..', would change the path of the call.
  const isId = id !== null && /^\d+$/.test(id)
  const [state, setState] = useState<LookupState>(id === null ? 'nothing' : isId ? 'looking' : 'missing')
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once, whatever is typed meanwhile
  useEffect(() => {
    if (!isId) return
    let isHere = true
    call(getRestaurant, { params: { restaurantId: id } }).then(
      restaurant => {
        if (!isHere) return
        onFound(restaurant)
        setState('found')
      },
      error => {
        const problem = problemOf(error)
        const isMissing = problem === 'restaurant-not-found' || problem === 'invalid'
        if (isHere) setState(isMissing ? 'missing' : 'failed')
      },
    )
    return () => {
      isHere = false
    }
  }, [id])
  return state
}
