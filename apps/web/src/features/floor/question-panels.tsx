// The panels that ask for confirmation: closing a table, new codes, and removing a member.

import { type ReactNode, useState } from 'react'
import { money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { tableName } from '../board/ticket-name.ts'
import { focusOnce } from './focus-once.ts'
import type { SeatingProps } from './panel.ts'
import type { FloorSeating } from './state/floor.ts'

const words = texts.floor

export function ClosePanel({ seating, calls, onBack, onClose }: SeatingProps) {
  const { groupId, due, currency, openTickets } = seating
  const close = async (tickets: 'keep' | 'cancel') => {
    if (await calls.close(groupId, tickets, closingTexts(seating))) onClose()
  }
  return (
    <Question
      yes={openTickets > 0 ? words.close.keep : words.close.yes}
      no={words.close.no}
      isDanger={openTickets === 0}
      isBusy={calls.isBusy}
      onYes={() => void close('keep')}
      onNo={onBack}
      other={
        openTickets > 0 && (
          <Button
            tone="danger"
            className="col-span-2"
            isBusy={calls.isBusy}
            onClick={() => void close('cancel')}
          >
            {words.close.cancel}
          </Button>
        )
      }
    >
      {due > 0 && (
        <p className="font-semibold text-danger text-lead">
          {words.close.due({ amount: money(due, currency) })}
        </p>
      )}
      {openTickets > 0 && (
        <p className="font-semibold text-ink">{words.close.tickets({ count: openTickets })}</p>
      )}
      <p>{words.close.hint}</p>
      {openTickets > 0 && <p>{words.close.cancelHint}</p>}
    </Question>
  )
}

/** The toast texts for closing the table. */
export function closingTexts(seating: FloorSeating) {
  return { done: () => words.close.done({ table: tableName(seating.name) }), failed: words.close.failed }
}

/** Only for a party at one of the restaurant's tables. */
export function StickerPanel({ seating, calls, onBack }: SeatingProps) {
  const { tableId } = seating
  const renew = async () => {
    const texts = {
      done: () => words.sticker.done({ table: tableName(seating.name) }),
      failed: words.sticker.failed,
    }
    if (tableId !== null && (await calls.renewSticker(tableId, texts))) onBack()
  }
  return (
    <Question {...words.sticker} isBusy={calls.isBusy} onYes={() => void renew()} onNo={onBack}>
      <p>{words.sticker.hint}</p>
    </Question>
  )
}

export function CodePanel({ seating, calls, onBack }: SeatingProps) {
  const renew = async () => {
    const texts = {
      done: ({ code }: { readonly code: string }) => words.code.done({ code }),
      failed: words.code.failed,
    }
    if (await calls.renewCode(seating.groupId, texts)) onBack()
  }
  return (
    <Question {...words.code} isBusy={calls.isBusy} onYes={() => void renew()} onNo={onBack}>
      <p>{words.code.hint}</p>
    </Question>
  )
}

interface RemovalProps extends SeatingProps {
  readonly memberId: number
  readonly name: string
}

export function RemovalPanel({ seating: { groupId }, calls, onBack, memberId, name }: RemovalProps) {
  const [renewCode, setRenewCode] = useState(true)
  const called = isolate(name)
  const remove = async () => {
    const texts = {
      done: () => words.removal.done({ name: called }),
      failed: words.removal.failed({ name: called }),
    }
    if (await calls.remove({ groupId, memberId, renewCode }, texts)) onBack()
  }
  return (
    <Question {...words.removal} isDanger isBusy={calls.isBusy} onYes={() => void remove()} onNo={onBack}>
      <p>{words.removal.hint}</p>
      <CheckboxGroup
        legend={words.party.renewCode}
        name="renewCode"
        checked={renewCode}
        onChange={event => setRenewCode(event.target.checked)}
        options={[{ value: 'yes', label: words.removal.renewsCode }]}
      />
    </Question>
  )
}

// Asks for confirmation. "Keep" comes first, so that a double tap changes nothing.

interface Props {
  readonly children: ReactNode
  readonly yes: string
  readonly no: string
  readonly isDanger?: boolean
  readonly isBusy: boolean
  readonly onYes: () => void
  readonly onNo: () => void
  /** A third choice, below the two. */
  readonly other?: ReactNode
}

function Question({ children, yes, no, isDanger = false, isBusy, onYes, onNo, other }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <div
        ref={focusOnce}
        tabIndex={-1}
        className="wrap-anywhere flex flex-col gap-1 text-muted outline-none"
      >
        {children}
      </div>
      <div className="grid grid-cols-2 gap-2.5">
        <Button tone="secondary" onClick={onNo}>
          {no}
        </Button>
        <Button tone={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={onYes}>
          {yes}
        </Button>
        {other}
      </div>
    </div>
  )
}
