// The state of the form for a new or changed order: its fields, their problems, and sending.

import type { Order } from '@tablemate/contract/orders.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import type { SentItem } from '@tablemate/domain/menu/menu-price.ts'
import { unusualAmong } from '@tablemate/domain/menu/price-scale.ts'
import type { Minor } from '@tablemate/domain/money.ts'
import { notRefused, type Stretch } from '@tablemate/domain/orders/order.ts'
import { lengthOf, tidyName } from '@tablemate/domain/plain-text.ts'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import { CallProblem } from '../../../lib/api/call-problem.ts'
import { intentKey } from '../../../lib/api/idempotency.ts'
import { useMenu } from '../../../lib/group/use-menu.ts'
import type { WaitingOrder } from '../../../lib/outbox/queued-order.ts'
import { typedAmount } from '../../../lib/text/format.ts'
import { texts } from '../../../lib/text/texts.ts'
import { toast } from '../../../ui/toast.ts'
import { useGroupCurrency } from '../../currency/currency-provider.tsx'
import { type DraftContent, draftOf, isOpenForm, storeDraft, type Target } from './draft.ts'
import { blankRow, isBlank, isItem, isValid, itemOf, problemsOf, type Row, rowOf } from './order-rows.ts'
import { showOrderFailure, showTooLate } from './outcome.ts'
import { refusedFields } from './refused-fields.ts'
import { saveChange } from './save-change.ts'
import { placeOrder } from './send-order.ts'
import { type StretchProblem, withMenuItem, withNote, without } from './unplaced-words.ts'

const words = texts.orderForm.words

export interface OrderFormOptions {
  readonly groupId: string
  readonly memberId: number
  /** The restaurant whose menu the diner picks from; null in Universal Mode. */
  readonly restaurantId: number | null
  /** The order to change, in the group or still on this phone; undefined for a new one. */
  readonly order: Order | WaitingOrder | undefined
  /** The form is part of the screen instead of opened by the diner. */
  readonly isAlwaysOpen?: boolean | undefined
  /** Called with the order in the group, or with null when it is stored on this phone and shows in the list. */
  readonly onSent: (order: Order | null) => void
}

export type OrderFormState = ReturnType<typeof useOrderForm>

export function useOrderForm(options: OrderFormOptions) {
  const { groupId, order, onSent } = options
  const currency = useGroupCurrency()
  const [target] = useState(() => targetOf(order))
  const [state, setState] = useState<'typing' | 'sending'>('typing')
  const [hasTried, setTried] = useState(false)
  /** The server's problems by `row.field`, until the diner types. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [start] = useState(() => initialContent(options, currency))
  const [unplaced, setUnplaced] = useState(start.unplaced)
  const [stretchProblem, setStretchProblem] = useState<StretchProblem | null>(null)
  const [key] = useState(() => intentKey())
  const isOpen = useIsOpen()
  const form = useForm<OrderFields>({ defaultValues: { rows: [...start.rows], note: start.note } })
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: 'rows' })
  const rows = useWatch({ control: form.control, name: 'rows' })
  const note = useWatch({ control: form.control, name: 'note' })
  const { touchedFields } = form.formState

  const askedPrice = useUnusualPrices(options, currency)
  const isEmpty = rows.every(isBlank) && note.trim() === '' && unplaced.length === 0
  useEffect(
    () => storeDraft(groupId, target, isEmpty ? undefined : { rows, note, unplaced }),
    [groupId, target, isEmpty, rows, note, unplaced],
  )

  /** The problem of a field, after it lost the focus or after a submission. Blank rows have none. */
  const problemOf = (at: number, field: keyof Row): string | undefined => {
    const row = rows[at]
    if (!row) return undefined
    const refusal = refused[`${at}.${field}`]
    if (refusal) return refusal
    const isIgnored = isBlank(row) && (rows.length > 1 || field !== 'name')
    const isDue = hasTried || touchedFields.rows?.[at]?.[field]
    return isDue && !isIgnored ? problemsOf(row, currency)[field] : undefined
  }

  /** A new order leaves out incomplete rows. A changed order would lose them, so there every typed row counts. */
  const isIncluded = (row: Row) => (order ? !isBlank(row) : isItem(row, currency))
  const noteProblem = noteProblemOf(note)
  const hasMenuItems = rows.some(row => isValid(row, currency))
  // An order that consists only of a note may stay without dishes.
  const isNoteAlone = order?.items.length === 0 && 'id' in order && rows.every(isBlank) && note.trim() !== ''
  const canSend = (hasMenuItems || isNoteAlone) && !noteProblem

  /** The first row that waits until the diner confirms its price. */
  const askedAt = [...rows.keys()].find(at => {
    const row = rows[at] ?? blankRow
    return isIncluded(row) && askedPrice(row)?.isConfirmed === false
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending' || !canSend) return
    const included = [...rows.keys()].filter(at => isIncluded(rows[at] ?? blankRow))
    const faulty = included.find(at => !isValid(rows[at] ?? blankRow, currency))
    if (faulty === undefined && askedAt !== undefined) return form.setFocus(`rows.${askedAt}.price`)
    if (faulty === undefined) return send(included)
    setTried(true)
    const [field] = Object.keys(problemsOf(rows[faulty] ?? blankRow, currency)) as (keyof Row)[]
    if (field) form.setFocus(`rows.${faulty}.${field}`)
  }

  const send = async (included: readonly number[]) => {
    setState('sending')
    setRefused({})
    const leftOver = rows.filter((row, at) => !included.includes(at) && !isBlank(row))
    const left = leftOver.length > 0 ? { rows: leftOver, note: '', unplaced: [] } : undefined
    const done = (reply: Order | null) => {
      showLeftOver(leftOver.length, { isPlaced: reply !== null })
      close(reply)
    }
    // A replacement of a waiting order shows in the list before it is sent, so another form may be open when it resolves.
    const close = (reply: Order | null) => {
      if (options.isAlwaysOpen || isOpenForm(groupId, target)) onSent(reply)
    }
    try {
      const items = included.map(at => itemOf(rows[at] ?? blankRow, currency))
      if (order && 'id' in order) {
        const changed = await saveChange(order, {
          ...(items.length > 0 && { items }),
          ...(note !== order.note && { note }),
          ...(unplaced.length < order.notUnderstood.length && { notUnderstood: unplaced }),
        })
        storeDraft(groupId, target, left)
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
          replaces: order?.key,
        },
        {
          onStored: () => storeDraft(groupId, target, left),
          canRestore: () => isOpen.current && !order,
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
          showOrderFailure(outcome.error, { isNew: true })
          return close(null)
      }
    } catch (error) {
      if (isOpen.current) storeDraft(groupId, target, { rows, note, unplaced })
      showPrices(error, included)
      setRefused(refusedFields(error, included))
      showOrderFailure(error, { isNew: !order })
      setState('typing')
    }
  }

  return {
    form,
    fields,
    rows,
    /** The order is in the group: the server keeps its lines as they were ordered. */
    keepsLines: order !== undefined && 'id' in order && order.state === 'placed',
    problemOf,
    askedPrice,
    askedAt,
    canSend,
    isSending: state === 'sending',
    submit,
    addRow: () => append(blankRow, { focusName: `rows.${rows.length}.name` }),
    removeRow: (at: number) => remove(at),
    setRows: (next: readonly Row[]) => replace([...next]),
    onInput() {
      setRefused({})
      setStretchProblem(null)
    },
    noteProblem,
    unplaced,
    stretchProblem,
    transcript: order?.transcription ?? '',
    dismiss,
    makeMenuItem(stretch: Stretch) {
      const more = withMenuItem(rows, wordsOf(stretch))
      if (more === null)
        return setStretchProblem({ start: stretch.start, text: words.longDish({ most: limits.itemName }) })
      replace(more)
      dismiss(stretch)
    },
    makeNote(stretch: Stretch) {
      const longer = withNote(note, wordsOf(stretch))
      if (longer === null)
        return setStretchProblem({ start: stretch.start, text: words.tooLong({ most: limits.orderNote }) })
      form.setValue('note', longer)
      dismiss(stretch)
    },
  }

  /** Shows the prices that the menu has now: sending the form again accepts them. */
  function showPrices(error: unknown, included: readonly number[]): void {
    for (const { item, price } of (error instanceof CallProblem && error.prices) || []) {
      const at = included[item]
      if (at !== undefined) form.setValue(`rows.${at}.price`, typedAmount(price, currency))
    }
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

/** Asks about typed prices far outside the menu's. Those of the order before its change are not asked about. */
function useUnusualPrices({ groupId, restaurantId, order }: OrderFormOptions, currency: CurrencyCode) {
  const menu = useMenu({ groupId, restaurantId })
  const isFar = useMemo(() => {
    const prices = menu.kind === 'ready' ? menu.value.map(({ price }) => price) : []
    return unusualAmong(prices, currency)
  }, [menu, currency])
  const [known] = useState(() => new Set(order?.items.map(({ price }) => price)))
  const [confirmed, setConfirmed] = useState<readonly Minor[]>([])
  return (row: Row): AskedPrice | null => {
    const { price, isOffMenu } = itemOf(row, currency)
    if (isOffMenu === false || known.has(price) || !isFar(price)) return null
    return {
      price,
      isConfirmed: confirmed.includes(price),
      confirm: isConfirmed =>
        setConfirmed(prices => [...prices.filter(one => one !== price), ...(isConfirmed ? [price] : [])]),
    }
  }
}

/** A price that is sent once the diner has confirmed it. */
export interface AskedPrice {
  readonly price: Minor
  readonly isConfirmed: boolean
  readonly confirm: (isConfirmed: boolean) => void
}

/** Shown while the note is typed, because the order cannot be sent with it. */
function noteProblemOf(note: string): string | undefined {
  const isTooLong = lengthOf(tidyName(note)) > limits.orderNote
  return isTooLong ? words.tooLong({ most: limits.orderNote }) : undefined
}

/** Whether the form is still open, for work that outlives a render. */
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

function initialContent({ groupId, order }: OrderFormOptions, currency: CurrencyCode): DraftContent {
  const stored = draftOf(groupId, targetOf(order))
  if (stored) return stored
  // The unmarked dishes of a placed order were on the menu.
  const sent =
    order && 'id' in order
      ? order.items.map(item => ({ ...item, isOffMenu: !!item.isOffMenu }))
      : order?.items
  const items = notRefused<SentItem>(sent ?? []).map(item => rowOf(item, currency))
  return {
    rows: items.length > 0 ? items : [blankRow],
    note: order?.note ?? '',
    unplaced: order && 'id' in order ? order.notUnderstood : [],
  }
}

function showLeftOver(count: number, { isPlaced }: { isPlaced: boolean }): void {
  const title = isPlaced ? texts.orderForm.added : texts.offline.savedOnPhone
  if (count > 0) toast({ title, description: texts.orderForm.leftOver({ count }) })
}
