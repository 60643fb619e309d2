// The form for typed orders: a card with rows of dishes, and the buttons at its foot.

import * as limits from '@tablemate/domain/limits.ts'
import { orderTotal } from '@tablemate/domain/orders/order.ts'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useGroupCurrency } from '../../currency/currency-provider.tsx'
import { Price } from '../../currency/price.tsx'
import { ItemRow } from './item-row.tsx'
import { NoteField } from './note-field.tsx'
import { blankRow, isBlank, isValid, itemOf } from './order-rows.ts'
import { TranscriptWords } from './transcript-words.tsx'
import { type OrderFormOptions, type OrderFormState, useOrderForm } from './use-order-form.ts'

export interface OrderFormProps extends OrderFormOptions {
  readonly takesFocus: boolean
  /** The row whose price the diner corrects: its price field takes the focus. */
  readonly priceAt?: number | undefined
  readonly onClose: () => void
}

const words = texts.orderForm

export function OrderForm({ takesFocus, priceAt, onClose, ...options }: OrderFormProps) {
  const state = useOrderForm(options)
  const focus = { takesFocus, priceAt }
  return <OrderFormCard {...options} {...focus} state={state} onClose={onClose} />
}

interface CardProps extends Pick<OrderFormProps, 'order' | 'takesFocus' | 'priceAt' | 'onClose'> {
  readonly state: OrderFormState
  /** Shown beneath the heading. */
  readonly note?: ReactNode
}

export function OrderFormCard(props: CardProps) {
  const { state, note, order, takesFocus, priceAt, onClose } = props
  const currency = useGroupCurrency()
  const {
    form,
    fields,
    rows,
    problemOf,
    askedPrice,
    canSend,
    isSending,
    submit,
    addRow,
    removeRow,
    onInput,
  } = state
  const titleId = useId()
  const another = useRef<HTMLButtonElement>(null)
  const { setFocus, getValues } = form
  useEffect(() => {
    // The first blank row, because picked dishes fill the rows before it.
    if (takesFocus && priceAt !== undefined) setFocus(`rows.${priceAt}.price`, { shouldSelect: true })
    else if (takesFocus) setFocus(`rows.${Math.max(0, getValues('rows').findIndex(isBlank))}.name`)
  }, [takesFocus, priceAt, setFocus, getValues])

  const valid = rows.filter(row => isValid(row, currency))
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      onChange={onInput}
      onKeyDown={moveOnEnter}
      onMouseDown={keepFocus}
      className="animate-rise rounded-card border border-line bg-card px-4 pt-4"
    >
      <h2 id={titleId} className="pb-2 text-lead">
        {titleOf(order)}
      </h2>
      {note}
      <TranscriptWords
        transcript={state.transcript}
        unplaced={state.unplaced}
        stretchProblem={state.stretchProblem}
        isDisabled={isSending}
        onMenuItem={state.makeMenuItem}
        onNote={state.makeNote}
        onDismiss={state.dismiss}
      />
      <fieldset disabled={isSending} className="min-w-0 divide-y divide-line">
        {fields.map((field, at) => (
          <ItemRow
            key={field.id}
            form={form}
            at={at}
            row={rows[at]}
            problemOf={problemOf}
            asked={askedPrice(rows[at] ?? blankRow)}
            onRemove={() => {
              removeRow(at)
              another.current?.focus()
            }}
          />
        ))}
      </fieldset>
      {fields.length === 0 && (
        <p role="alert" className="pb-4 text-danger">
          {words.itemsRequired}
        </p>
      )}
      {fields.length < limits.itemsPerOrder ? (
        <Button
          ref={another}
          tone="secondary"
          size="small"
          className="w-full"
          disabled={isSending}
          onClick={addRow}
        >
          <Plus size={20} strokeWidth={1.9} aria-hidden />
          {words.another}
        </Button>
      ) : (
        <p className="text-muted">{words.full({ most: limits.itemsPerOrder })}</p>
      )}
      <NoteField state={state} />
      <div className="sticky bottom-0 z-10 -mx-4 mt-4 rounded-b-card border-line border-t bg-card px-4 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
        {valid.length > 0 && (
          <p className="flex justify-between gap-4 pb-3" aria-live="off">
            <span className="text-muted">{words.total}</span>
            <Price amount={orderTotal(valid.map(row => itemOf(row, currency)))} className="font-semibold" />
          </p>
        )}
        <div className="flex gap-3">
          <Button tone="secondary" onClick={onClose} disabled={isSending}>
            {order ? words.cancel : words.close}
          </Button>
          <Button type="submit" className="flex-1" disabled={!canSend} isBusy={isSending}>
            {submitLabel(order, isSending)}
          </Button>
        </div>
      </div>
    </form>
  )
}

function titleOf(order: OrderFormOptions['order']): string {
  if (!order) return texts.group.manual
  return 'state' in order && order.state === 'incomplete' ? words.completing : words.editing
}

function submitLabel(order: OrderFormOptions['order'], isSending: boolean): string {
  if (order && 'kitchen' in order && order.kitchen === 'to-confirm') return texts.understood.check.send
  if (order) return isSending ? words.saving : words.save
  return isSending ? words.submitting : words.submit
}

/**
 * A pressed button leaves the focus in the field. If the field lost the focus, its error would appear and move the button away
 * from the finger.
 */
function keepFocus(event: MouseEvent<HTMLFormElement>): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}

/** Enter moves to the next field, so that nothing is sent half-typed. In the last field it sends the form. */
function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  if (!(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  const inputs = [...event.currentTarget.querySelectorAll('input')]
  const next = inputs[inputs.indexOf(event.target) + 1]
  if (next) next.focus()
  else event.currentTarget.requestSubmit()
}
