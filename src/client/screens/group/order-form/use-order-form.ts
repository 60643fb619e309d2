// The form of one order, new or changed: what is typed, what is wrong with it, and sending it.

import { type FormEvent, useEffect, useState } from 'react'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import { changeOrder, type Order, placeOrder } from '#contract/orders.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { OrderItem } from '#domain/order.ts'
import { mergeOrder } from '../../../api/cache.ts'
import { call } from '../../../api/call.ts'
import { keptKey } from '../../../api/idempotency.ts'
import { draftRows, keepRows, keyShelf } from './draft.ts'
import { blankRow, isBlank, isItem, isSound, itemOf, problemsOf, type Row, rowOf } from './order-rows.ts'
import { refusedFields, tellFailure, tellLeftOver } from './outcome.ts'

export interface OrderFormWishes {
  readonly groupId: string
  readonly memberId: number
  readonly currency: CurrencyCode
  /** The order to change; undefined for a new one. */
  readonly order: Order | undefined
  readonly onSent: (order: Order) => void
}

export function useOrderForm(wishes: OrderFormWishes) {
  const { groupId, currency, order, onSent } = wishes
  const target = order?.id ?? 'new'
  const [state, setState] = useState<'typing' | 'sending'>('typing')
  const [hasTried, setTried] = useState(false)
  /** By `row.field`, until something is typed. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [start] = useState(() => startingRows(wishes))
  const [key] = useState(() => keptKey(keyShelf(groupId)))
  const form = useForm<{ rows: Row[] }>({ defaultValues: { rows: start } })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' })
  const rows = useWatch({ control: form.control, name: 'rows' })
  const { touchedFields } = form.formState

  useEffect(() => keepRows(groupId, target, rows.every(isBlank) ? [] : rows), [groupId, target, rows])

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
  const canSend = rows.some(row => isSound(row, currency))

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
    try {
      const items = wanted.map(at => itemOf(rows[at] ?? blankRow, currency))
      const answered = await save(wishes, items, key)
      const leftOver = rows.filter((row, at) => !wanted.includes(at) && !isBlank(row))
      keepRows(groupId, target, leftOver)
      mergeOrder(answered)
      tellLeftOver(leftOver.length)
      onSent(answered)
    } catch (error) {
      setRefused(refusedFields(error, wanted))
      tellFailure(error, { isNew: !order })
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
    typedOn: () => setRefused({}),
  }
}

async function save(
  { groupId, memberId, order }: OrderFormWishes,
  items: OrderItem[],
  key: ReturnType<typeof keptKey>,
): Promise<Order> {
  if (order) return call(changeOrder, { params: { orderId: order.id }, body: { items } })
  const body = { groupId, memberId, items }
  const placed = await call(placeOrder, { body, idempotencyKey: key.for(body) })
  key.isDone()
  return placed
}

function startingRows({ groupId, currency, order }: OrderFormWishes): Row[] {
  const kept = draftRows(groupId, order?.id ?? 'new')
  if (kept) return [...kept]
  const items = order?.items.map(item => rowOf(item, currency)) ?? []
  return items.length > 0 ? items : [blankRow]
}
