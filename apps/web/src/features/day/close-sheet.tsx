// Closes the day: the cash is counted, as one sum or by notes and coins, and compared with what should be there.

import { closeDay } from '@tablemate/contract/figures.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { symbolOf } from '@tablemate/domain/currency.ts'
import { denominationsOf } from '@tablemate/domain/day/denominations.ts'
import type { Minor } from '@tablemate/domain/money.ts'
import { type FormEvent, useState } from 'react'
import { CallProblem, problemOf } from '../../lib/api/call-problem.ts'
import { randomKey } from '../../lib/device/random-key.ts'
import { readPrice } from '../../lib/read-price.ts'
import { money } from '../../lib/text/format.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { portalCall } from '../portal/portal-call.ts'
import { refetchFigures } from './use-figures.ts'

const words = texts.today.close

interface Props {
  readonly restaurantId: number
  readonly currency: CurrencyCode
  /** The cash that should be there, as the screen shows it. */
  readonly expected: Minor
  readonly onClose: () => void
}

export function CloseSheet({ restaurantId, currency, expected: shown, onClose }: Props) {
  const [idempotencyKey] = useState(() => randomKey())
  const [expected, setExpected] = useState(shown)
  const [typed, setTyped] = useState('')
  /** How many of each note and coin; null: one sum is typed. */
  const [pieces, setPieces] = useState<Readonly<Record<number, string>> | null>(null)
  const [note, setNote] = useState('')
  const [faults, setFaults] = useState<{ counted?: string; note?: string }>({})
  const [isBusy, setBusy] = useState(false)
  const values = denominationsOf(currency)
  const counts = pieces && values.map(value => ({ value, count: Number(pieces[value] || 0) }))
  const counted = counts
    ? counts.reduce((sum, { value, count }) => sum + value * count, 0)
    : typed.trim() === ''
      ? null
      : readPrice(typed, currency)
  const isCounted = pieces === null ? typed.trim() !== '' : Object.values(pieces).some(Boolean)
  const difference = isCounted && counted !== null ? counted - expected : 0

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isUnreadable = isCounted && (counted === null || Number.isNaN(counted))
    const found = {
      ...(isUnreadable && { counted: words.malformed }),
      ...(difference !== 0 && note.trim() === '' && { note: words.noteNeeded }),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const body = {
        expected,
        ...(isCounted && { counted }),
        ...(isCounted && counts && { denominations: counts.filter(({ count }) => count > 0) }),
        ...(note.trim() && { note }),
      }
      const { number } = await portalCall(closeDay, { params: { restaurantId }, body, idempotencyKey })
      refetchFigures(restaurantId)
      toast({ title: words.done({ number: String(number) }), tone: 'good' })
      onClose()
    } catch (error) {
      if (error instanceof CallProblem && error.due !== undefined) setExpected(error.due)
      toast({ title: words.failed, description: sentenceFor(problemOf(error), ''), tone: 'bad' })
      setBusy(false)
    }
  }

  return (
    <Sheet isOpen title={words.title} description={words.hint} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 pb-2">
        <p className="figures text-lead">{words.expected({ amount: money(expected, currency) })}</p>
        {pieces === null ? (
          <>
            <TextField
              label={words.counted({ symbol: symbolOf(currency) })}
              hint={words.countedHint}
              error={faults.counted}
              inputMode="decimal"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button tone="quiet" size="small" className="-ms-4 self-start" onClick={() => setPieces({})}>
              {words.notes}
            </Button>
          </>
        ) : (
          <>
            <div className="grid grid-cols-2 gap-3">
              {values.map(value => (
                <TextField
                  key={value}
                  label={words.pieces({ value: money(value, currency) })}
                  inputMode="numeric"
                  value={pieces[value] ?? ''}
                  onChange={({ target }) =>
                    setPieces({ ...pieces, [value]: target.value.replace(/\D/g, '').slice(0, 5) })
                  }
                />
              ))}
            </div>
            <p role="status" className="figures font-semibold">
              {words.sum({ amount: money(counted ?? 0, currency) })}
            </p>
          </>
        )}
        {difference !== 0 && (
          <>
            <p role="status" className="figures font-semibold text-danger">
              {words[difference < 0 ? 'less' : 'more']({ amount: money(Math.abs(difference), currency) })}
            </p>
            <TextField
              label={words.note}
              error={faults.note}
              maxLength={200}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </>
        )}
        <Button type="submit" isBusy={isBusy}>
          {words.confirm}
        </Button>
      </form>
    </Sheet>
  )
}
