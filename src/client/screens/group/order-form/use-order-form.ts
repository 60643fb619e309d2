// The form of one order, new or changed: what is typed, what is wrong with it, and sending it.

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import type { Order } from '#contract/orders.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { limits } from '#domain/limits.ts'
import { type Stretch, standing } from '#domain/orders/order.ts'
import { lengthOf, tidyName } from '#domain/plain-text.ts'
import { intentKey } from '../../../api/idempotency.ts'
import type { WaitingOrder } from '../../../outbox/queued-order.ts'
import { useTableCurrency } from '../../../parts/currency/currency-provider.tsx'
import * as en from '../../../text/en.ts'
import { toast } from '../../../ui/toast.ts'
import { draftOf, isOpenForm, keepDraft, type Target, type Typed } from './draft.ts'
import { blankRow, isBlank, isItem, isSound, itemOf, problemsOf, type Row, rowOf } from './order-rows.ts'
import { showFailure, showTooLate } from './outcome.ts'
import { refusedFields } from './refused-fields.ts'
import { saveChange } from './save-change.ts'
import { placeOrder } from './send-order.ts'
import { type StretchProblem, withDish, withNote, without } from './unplaced-words.ts'

const words = en.orderForm.words

export interface OrderFormOptions {
  readonly groupId: string
  readonly memberId: number
  /** Whose menu there is to pick from; null: nobody's. */
  readonly restaurantId: number | null
  /** The order to change, at the table or still on this phone; undefined for a new one. */
  readonly order: Order | WaitingOrder | undefined
  /** The table has it, or it is kept on this phone and shows in the list. */
  readonly onSent: (order: Order | null) => void
}

export type OrderFormState = ReturnType<typeof useOrderForm>

export function useOrderForm(options: OrderFormOptions) {
  const { groupId, order, onSent } = options
  const currency = useTableCurrency()
  const [target] = useState(() => targetOf(order))
  const [state, setState] = useState<'typing' | 'sending'>('typing')
  const [hasTried, setTried] = useState(false)
  /** By `row.field`, until something is typed. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [start] = useState(() => startingWith(options, currency))
  const [unplaced, setUnplaced] = useState(start.unplaced)
  const [stretchProblem, setStretchProblem] = useState<StretchProblem | null>(null)
  const [key] = useState(() => intentKey())
  const isOpen = useIsOpen()
  const form = useForm<OrderFields>({ defaultValues: { rows: [...start.rows], note: start.note } })
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: 'rows' })
  const rows = useWatch({ control: form.control, name: 'rows' })
  const note = useWatch({ control: form.control, name: 'note' })
  const { touchedFields } = form.formState

  const isEmpty = rows.every(isBlank) && note.trim() === '' && unplaced.length === 0
  useEffect(
    () => keepDraft(groupId, target, isEmpty ? undefined : { rows, note, unplaced }),
    [groupId, target, isEmpty, rows, note, unplaced],
  )

  /** Speaks of a field once it was left, or once sending failed for it; not of rows that hold nothing. */
  const problemOf = (at: number, field: keyof Row): string | undefined => {
    const row = rows[at]
    if (!row) return undefined
    const told = refused[`${at}.${field}`]
    if (told) return told
    const isIgnored = isBlank(row) && (rows.length > 1 || field !== 'name')
    const isDue = hasTried || touchedFields.rows?.[at]?.[field]
    return isDue && !isIgnored ? problemsOf(row, currency)[field] : undefined
  }

  /** A new order leaves out what is no item; a changed one would lose it, so there everything typed counts. */
  const isWanted = (row: Row) => (order ? !isBlank(row) : isItem(row, currency))
  const noteProblem = noteFault(note)
  const hasDishes = rows.some(row => isSound(row, currency))
  // An order that only tells the kitchen something stays one without dishes.
  const isNoteAlone = order?.items.length === 0 && 'id' in order && rows.every(isBlank) && note.trim() !== ''
  const canSend = (hasDishes || isNoteAlone) && !noteProblem

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending' || !canSend) return
    const wanted = [...rows.keys()].filter(at => isWanted(rows[at] ?? blankRow))
    const faulty = wanted.find(at => !isSound(rows[at] ?? blankRow, currency))
    if (faulty === undefined) return send(wanted)
    setTried(true)
    const [field] = Object.keys(problemsOf(rows[faulty] ?? blankRow, currency)) as (keyof Row)[]
    if (field) form.setFocus(`rows.${faulty}.${field}`)
  }

  const send = async (wanted: readonly number[]) => {
    setState('sending')
    setRefused({})
    const leftOver = rows.filter((row, at) => !wanted.includes(at) && !isBlank(row))
    const left = leftOver.length > 0 ? { rows: leftOver, note: '', unplaced: [] } : undefined
    const done = (answered: Order | null) => {
      showLeftOver(leftOver.length, { isPlaced: answered !== null })
      close(answered)
    }
    // One that stands in for a waiting order is in the list before it is sent, and another form may be open by then.
    const close = (answered: Order | null) => {
      if (isOpenForm(groupId, target)) onSent(answered)
    }
    try {
      const items = wanted.map(at => itemOf(rows[at] ?? blankRow, currency))
      if (order && 'id' in order) {
        const changed = await saveChange(order, {
          ...(items.length > 0 && { items }),
          ...(note !== order.note && { note }),
          ...(unplaced.length < order.notUnderstood.length && { notUnderstood: unplaced }),
        })
        keepDraft(groupId, target, left)
        return done(changed)
      }
      const outcome = await placeOrder(
        {
          groupId,
          memberId: options.memberId,
          items,
          transcription: order?.transcription,
          note: tidyName(note),
          key: key.for([items, note]),
          instead: order?.key,
        },
        {
          onStored: () => keepDraft(groupId, target, left),
          takesBack: () => isOpen.current && !order,
        },
      )
      switch (outcome.kind) {
        case 'placed':
          return done(outcome.order)
        case 'waits':
          return done(null)
        case 'too-late':
          showTooLate()
          return setState('typing')
        case 'refused':
          showFailure(outcome.error, { isNew: true })
          return close(null)
      }
    } catch (error) {
      if (isOpen.current) keepDraft(groupId, target, { rows, note, unplaced })
      setRefused(refusedFields(error, wanted))
      showFailure(error, { isNew: !order })
      setState('typing')
    }
  }

  return {
    form,
    fields,
    rows,
    problemOf,
    canSend,
    isSending: state === 'sending',
    submit,
    addRow: () => append(blankRow, { focusName: `rows.${rows.length}.name` }),
    removeRow: (at: number) => remove(at),
    setRows: (next: readonly Row[]) => replace([...next]),
    typedOn() {
      setRefused({})
      setStretchProblem(null)
    },
    noteProblem,
    unplaced,
    stretchProblem,
    said: order?.transcription ?? '',
    dismiss,
    makeDish(stretch: Stretch) {
      const more = withDish(rows, wordsOf(stretch))
      if (more === null)
        return setStretchProblem({ start: stretch.start, text: words.longDish(limits.itemName) })
      replace(more)
      dismiss(stretch)
    },
    makeNote(stretch: Stretch) {
      const longer = withNote(note, wordsOf(stretch))
      if (longer === null)
        return setStretchProblem({ start: stretch.start, text: words.tooLong(limits.orderNote) })
      form.setValue('note', longer)
      dismiss(stretch)
    },
  }

  function dismiss(stretch: Stretch): void {
    setUnplaced(without(unplaced, stretch))
    setStretchProblem(null)
  }

  function wordsOf({ start, end }: Stretch): string {
    return order?.transcription?.slice(start, end) ?? ''
  }
}

export interface OrderFields {
  rows: Row[]
  note: string
}

/** Said while the note is typed: the order cannot be sent with it. */
function noteFault(note: string): string | undefined {
  const isTooLong = lengthOf(tidyName(note)) > limits.orderNote
  return isTooLong ? words.tooLong(limits.orderNote) : undefined
}

/** Whether the form still stands open, for work that outlives a render. */
function useIsOpen() {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}

function targetOf(order: OrderFormOptions['order']): Target {
  if (!order) return 'new'
  return 'id' in order ? order.id : { waiting: order.key }
}

function startingWith({ groupId, order }: OrderFormOptions, currency: CurrencyCode): Typed {
  const kept = draftOf(groupId, targetOf(order))
  if (kept) return kept
  const items = standing(order?.items ?? []).map(item => rowOf(item, currency))
  return {
    rows: items.length > 0 ? items : [blankRow],
    note: order?.note ?? '',
    unplaced: order && 'id' in order ? order.notUnderstood : [],
  }
}

function showLeftOver(count: number, { isPlaced }: { isPlaced: boolean }): void {
  const title = isPlaced ? en.orderForm.added : en.offline.kept
  if (count > 0) toast({ title, description: en.orderForm.leftOver(count) })
}
