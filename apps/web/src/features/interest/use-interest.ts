// Sends the interest form exactly once, however often it is submitted. The form keeps its values after a failure.

import { declareInterest } from '@tablemate/contract/interest.ts'
import type { InterestFeature } from '@tablemate/domain/restaurants/interest.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../lib/api/call.ts'
import { intentKey } from '../../lib/api/idempotency.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'
import { showFailure } from '../portal/show-failure.ts'

type State = { kind: 'form' } | { kind: 'sending' } | { kind: 'sent'; restaurantName: string }

const empty = {
  restaurantName: '',
  contactName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  restaurantType: '',
  seatingCapacity: '',
  currentPosSystem: '',
  averageOrderValue: '',
  interestedFeatures: [] as InterestFeature[],
  additionalInfo: '',
}

type Values = typeof empty

export type InterestForm = ReturnType<typeof useForm<Values>>

const words = texts.interest

export function useInterest() {
  const form = useForm<Values>({ defaultValues: empty })
  const [state, setState] = useState<State>({ kind: 'form' })
  const [key] = useState(() => intentKey())

  const submit = form.handleSubmit(async values => {
    if (state.kind === 'sending') return
    setState({ kind: 'sending' })
    try {
      await call(declareInterest, { body: values as Body, idempotencyKey: key.for(values) })
      const { title, hint } = words.done
      toast({ title, description: hint, tone: 'good' })
      setState({ kind: 'sent', restaurantName: values.restaurantName.trim() })
    } catch (error) {
      showFailure(form, error, words.failed)
      setState({ kind: 'form' })
    }
  })

  return { state, form, submit }
}

/** The form has choices as strings; the request body has them as union types. */
type Body = Parameters<typeof call<typeof declareInterest>>[1]['body']
