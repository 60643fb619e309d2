// Refuses a ticket, some of its dishes or some of their options, with a reason and an optional message to the guest. Nothing is
// chosen beforehand, so that a tap on the wrong ticket changes nothing.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import { type StaffRefusalReason, staffRefusalReasons } from '@tablemate/domain/kitchen/ticket.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { optionText } from '@tablemate/domain/menu/option-texts.ts'
import { type FormEvent, useId, useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
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
  const [fault, setFault] = useState<string | null>(null)
  const [reason, setReason] = useState<StaffRefusalReason | null>(null)
  const open = ticket.items.filter(({ isRefused }) => !isRefused)
  const choices = open.flatMap(({ line, name, quantity, options = [] }) => [
    { value: String(line), label: `${quantity} × ${name}`, line, name, optionId: null },
    ...options
      .filter(option => option.quantity > 0 && !option.isRefused)
      .map(option => ({
        ...{ value: `${line} ${option.id}`, label: `${name}: ${optionText(option)}`, line, name },
        optionId: option.id,
      })),
  ])
  const [chosen, setChosen] = useState<typeof choices>([])
  const isTicked = (value: string) => chosen.some(one => one.value === value)
  const isDish = (value: string) => choices.some(one => one.value === value && one.optionId === null)
  /** One request refuses dishes or options. */
  const choose = (value: string, isChosen: boolean) =>
    setChosen(
      choices.filter(one => {
        if (one.value === value) return isChosen
        return isTicked(one.value) && (one.optionId === null) === isDish(value)
      }),
    )
  const lines = chosen.filter(({ optionId }) => optionId === null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isNothing = open.length > 0 && chosen.length === 0
    setFault(isNothing ? words.nothing : reason ? null : words.noReason)
    if (isNothing || !reason) return
    setBusy(true)
    const values = new FormData(event.currentTarget)
    const message = String(values.get('message') ?? '').trim()
    const isAccepted = await onRefuse({
      reason,
      ...(message && { message }),
      ...(lines.length < chosen.length
        ? {
            options: chosen.flatMap(({ line, optionId }) =>
              optionId === null ? [] : [{ line, id: optionId }],
            ),
          }
        : lines.length < open.length && { lines: lines.map(({ line }) => line) }),
      ...(reason === 'sold-out' &&
        lines.length === chosen.length && { soldOut: values.getAll('soldOut').map(Number) }),
    })
    setBusy(false)
    if (isAccepted) onClose()
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words.title({ ticket: ticketName(ticket) })}
      bottom={
        <>
          <p role="alert" className="pb-2 font-semibold text-danger empty:hidden">
            {fault}
          </p>
          <Button type="submit" form={formId} isBusy={isBusy} className="w-full">
            {words.submit}
          </Button>
        </>
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
            isChosen={isTicked}
            onChange={({ target }) => choose(target.value, target.checked)}
            options={choices}
          />
        )}
        <RadioGroup
          legend={words.reason}
          name="reason"
          onChoose={setReason}
          options={staffRefusalReasons.map(value => ({ value, label: reasons[value] }))}
        />
        {reason === 'sold-out' && lines.length > 0 && (
          <CheckboxGroup
            legend={words.soldOut}
            name="soldOut"
            options={lines.map(({ value, name }) => ({ value, label: name }))}
          />
        )}
        <TextField label={words.message} name="message" isOptional maxLength={limits.refusalMessage} />
      </form>
    </Sheet>
  )
}
