// Sends what the form holds, once however often it is pressed. What was typed stays until it has arrived.

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { declareInterest } from '#contract/interest.ts'
import type { InterestFeature } from '#domain/interest.ts'
import { call } from '../../api/call.ts'
import { problemOf } from '../../api/call-problem.ts'
import { keptKey } from '../../api/idempotency.ts'
import { showFieldProblems } from '../../parts/field-problems.ts'
import * as en from '../../text/en.ts'
import { sentenceFor } from '../../text/problems.ts'
import { toast } from '../../ui/toast.ts'

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

const words = en.interest

export function useInterest() {
  const form = useForm<Values>({ defaultValues: empty })
  const [state, setState] = useState<State>({ kind: 'form' })
  const [key] = useState(() => keptKey())

  const submit = form.handleSubmit(async values => {
    if (state.kind === 'sending') return
    setState({ kind: 'sending' })
    try {
      await call(declareInterest, { body: values as Body, idempotencyKey: key.for(values) })
      toast({ ...words.done, tone: 'good' })
      setState({ kind: 'sent', restaurantName: values.restaurantName.trim() })
    } catch (error) {
      showFieldProblems(form, error)
      const description = sentenceFor(problemOf(error), words.failed.description)
      toast({ title: words.failed.title, description, tone: 'bad' })
      setState({ kind: 'form' })
    }
  })

  return { state, form, submit }
}

/** The choices are texts to the form, one of their options to the call. */
type Body = Parameters<typeof call<typeof declareInterest>>[1]['body']
