// The rounds that are still on this device: they wait for the network, or were refused with a reason.

import { useState } from 'react'
import { isSafeToEdit } from '../../lib/outbox/queued-order.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { tableName } from '../board/ticket-name.ts'
import { showStorageFailure, showTooLate } from '../ordering/form/outcome.ts'
import { itemText } from '../ordering/item-text.ts'
import { rounds, type WaitingRound } from './round-outbox.ts'

const words = texts.offline.order

interface Props {
  readonly waiting: readonly WaitingRound[]
  readonly onEdit: (round: WaitingRound) => void
}

/** Renders nothing while every round has arrived. */
export function UnsentRounds({ waiting, onEdit }: Props) {
  if (waiting.length === 0) return null
  const { title } = texts.floor.unsent
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-2 rounded-button border-2 border-accent-text bg-tint p-3"
    >
      <h3 className="font-semibold text-accent-text">{title}</h3>
      <ul className="divide-y divide-line">
        {waiting.map(round => (
          <li key={round.key} className="wrap-anywhere py-3">
            <UnsentRound round={round} onEdit={() => onEdit(round)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function UnsentRound({ round, onEdit }: { readonly round: WaitingRound; readonly onEdit: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const { place, body, progress } = round
  const name = tableName(place.name)
  const dishes = body.items.map(({ name, quantity }) => itemText({ name, quantity }))
  const guests = body.guests.length > 0 ? [texts.floor.round.seat({ count: body.guests.length })] : []
  const act = async (work: () => Promise<boolean>, failed: string) => {
    setBusy(true)
    try {
      if (!(await work())) showTooLate()
    } catch {
      showStorageFailure(failed)
    } finally {
      setBusy(false)
    }
  }
  const sendAgain = async () => (await rounds.sendAgain(round)).kind !== 'too-late'
  return (
    <>
      <p>
        <span className="font-semibold">{name}</span> {[...guests, ...dishes].join(', ')}
      </p>
      {progress.kind === 'refused' ? (
        <>
          <p className="text-pretty text-danger">
            {sentenceFor(progress.refusal.problem, texts.floor.tryAgain)}
          </p>
          {!isSafeToEdit(progress) && <p className="text-pretty text-muted">{words.mayBeThere}</p>}
          <div className="flex flex-wrap gap-2 pt-2">
            <Button
              size="small"
              aria-label={`${words.sendAgain}: ${name}`}
              isBusy={isBusy}
              onClick={() => void act(sendAgain, words.sendFailed)}
            >
              {words.sendAgain}
            </Button>
            {isSafeToEdit(progress) && (
              <>
                <Button
                  tone="secondary"
                  size="small"
                  aria-label={`${texts.group.own.edit}: ${name}`}
                  onClick={onEdit}
                >
                  {texts.group.own.edit}
                </Button>
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={`${texts.group.own.remove}: ${name}`}
                  isBusy={isBusy}
                  onClick={() => void act(() => rounds.withdraw(round), texts.group.own.removeFailed)}
                >
                  {texts.group.own.remove}
                </Button>
              </>
            )}
          </div>
        </>
      ) : (
        <p role="status" className="text-pretty text-muted">
          {texts.floor.round.unanswered}
        </p>
      )}
    </>
  )
}
