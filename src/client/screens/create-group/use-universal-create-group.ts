// Starts a group with its first member in one call, and goes to the table. The restaurant may be a registered one: chosen
// while its name is typed, or told by the code on a table.

import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useSearchParams } from 'wouter'
import { createGroup } from '#contract/groups.ts'
import { getRestaurant, type PublicRestaurant } from '#contract/restaurants.ts'
import { limits } from '#domain/limits.ts'
import { call } from '../../api/call.ts'
import { CallProblem, problemOf } from '../../api/call-problem.ts'
import { intentKey } from '../../api/idempotency.ts'
import { storeDinerName, storedDinerName } from '../../device/diner-name.ts'
import { storeMembership } from '../../device/membership.ts'
import { useCurrency } from '../../parts/currency/currency-provider.tsx'
import { paths } from '../../paths.ts'
import * as en from '../../text/en.ts'
import { preload } from '../../ui/preload.ts'
import { toast } from '../../ui/toast.ts'
import { showFailure, showMissingName } from './failures.ts'

type State = { kind: 'form' } | { kind: 'sending' }

interface Values {
  restaurantName: string
  tableNumber: string
  memberName: string
  allergies: string
  isUniversalMode: boolean
}

const words = en.createGroup.linked

export function useUniversalCreateGroup() {
  const [asked] = useSearchParams()
  const tableNumber = [...(asked.get('table') ?? '')].slice(0, limits.tableNumber).join('')
  const form = useForm<Values>({
    defaultValues: {
      restaurantName: '',
      tableNumber,
      memberName: storedDinerName(),
      allergies: '',
      isUniversalMode: true,
    },
  })
  const [, navigate] = useLocation()
  const currency = useCurrency().state.code
  const [state, setState] = useState<State>({ kind: 'form' })
  const [key] = useState(() => intentKey())
  const [chosen, setChosen] = useState<PublicRestaurant | null>(null)
  const typed = useWatch({ control: form.control, name: 'restaurantName' })
  // Whoever changes the name means another one.
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
  const isLost = chosen !== null && linked === null
  const { setValue } = form
  useEffect(() => {
    if (!isLost) return
    setChosen(null)
    setValue('isUniversalMode', true)
  }, [isLost, setValue])

  const place = useTold(asked.get('restaurant'), restaurant => {
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
      if (!('member' in created)) throw new Error('a group was answered without its member')
      storeMembership(created.group.id, created.member.id)
      storeDinerName(created.member.name)
      navigate(paths.group(created.group.id), { replace: true })
    } catch (error) {
      // That group was made, and its member was removed since: the next one is another.
      if (problemOf(error) === 'member-not-found') key.renew()
      if (error instanceof CallProblem && 'restaurantId' in error.fields) {
        unlink()
        toast({ title: words.gone.title, description: words.gone.hint, tone: 'bad' })
      } else showFailure(form, error)
      setState({ kind: 'form' })
    }
  }, showMissingName)

  return { state, form, typed, linked, place, link, unlink, submit }
}

/** What became of the restaurant that a table's code tells. */
export type LookupState = 'nothing' | 'looking' | 'found' | 'gone' | 'failed'

function useTold(id: string | null, onFound: (restaurant: PublicRestaurant) => void): LookupState {
  // Nothing and dots would be another address than a restaurant's.
  const isId = id !== null && /^\d+$/.test(id)
  const [told, setTold] = useState<LookupState>(id === null ? 'nothing' : isId ? 'looking' : 'gone')
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, whatever is typed meanwhile
  useEffect(() => {
    if (!isId) return
    let isHere = true
    call(getRestaurant, { params: { restaurantId: id } }).then(
      restaurant => {
        if (!isHere) return
        onFound(restaurant)
        setTold('found')
      },
      error => {
        const problem = problemOf(error)
        const isGone = problem === 'restaurant-not-found' || problem === 'invalid'
        if (isHere) setTold(isGone ? 'gone' : 'failed')
      },
    )
    return () => {
      isHere = false
    }
  }, [id])
  return told
}
