// Refuses a ticket or some of its dishes, with a reason and an optional message to the guest.

import { type FormEvent, useId, useState } from 'react'
import type { Ticket } from '#contract/kitchen.ts'
import { type RefusalReason, refusalReasons } from '#domain/kitchen/ticket.ts'
import * as limits from '#domain/limits.ts'
import * as texts from '../../../text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ticketName } from './ticket-name.ts'
import type { Refusal } from './use-ticket-calls.ts'

const words = texts.board.refusal
const { reasons } = texts.board

interface Props {
  readonly ticket: Ticket
  readonly onClose: () => void
  /** Resolves to whether the server accepted the refusal. */
  readonly onRefuse: (refusal: Refusal) => Promise<boolean>
}

export function RefusalSheet({ ticket, onClose, onRefuse }: Props) {
  const formId = useId()
  const [isBusy, setBusy] = useState(false)
  const [isNothing, setNothing] = useState(false)
  const open = ticket.items.filter(({ isRefused }) => !isRefused)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const chosen = values.getAll('line').map(Number)
    setNothing(open.length > 0 && chosen.length === 0)
    if (open.length > 0 && chosen.length === 0) return
    setBusy(true)
    const message = String(values.get('message') ?? '').trim()
    const isAccepted = await onRefuse({
      reason: values.get('reason') as RefusalReason,
      ...(message && { message }),
      ...(chosen.length < open.length && { lines: chosen }),
    })
    setBusy(false)
    if (isAccepted) onClose()
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words.title(ticketName(ticket))}
      bottom={
        <Button type="submit" form={formId} isBusy={isBusy} className="w-full">
          {words.submit}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={event => void submit(event)}
        className="flex flex-col gap-4 pb-4"
      >
        {open.length > 0 && (
          <CheckboxGroup
            legend={words.lines}
            name="line"
            defaultChecked
            options={open.map(({ line, name, quantity }) => ({
              value: String(line),
              label: `${quantity} × ${name}`,
            }))}
          />
        )}
        <p role="alert" className="font-semibold text-danger empty:hidden">
          {isNothing ? words.nothing : null}
        </p>
        <ReasonChoice />
        <TextField label={words.message} name="message" isOptional maxLength={limits.refusalMessage} />
      </form>
    </Sheet>
  )
}

function ReasonChoice() {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-body">{words.reason}</legend>
      {refusalReasons.map((reason, at) => (
        <label key={reason} className="flex min-h-11 items-center gap-3 py-1.5">
          <input
            type="radio"
            name="reason"
            value={reason}
            defaultChecked={at === 0}
            className="size-6 shrink-0 accent-accent"
          />
          <span>
            {reasons[reason].label}
            {reasons[reason].hint && (
              <span className="block text-muted text-small">{reasons[reason].hint}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
