// The form for the name of a diner who scanned a table's code.

import * as limits from '@tablemate/domain/limits.ts'
import { Users } from 'lucide-react'
import { type SyntheticEvent, useEffect, useId } from 'react'
import { useLocation } from 'wouter'
import { money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { tableText } from '../../lib/text/table-text.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { lineRule } from '../../ui/line-rule.ts'
import { Screen, ScreenTitle } from '../../ui/screen.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { MemberDetailsFields } from '../people/member-details.tsx'
import { useJoinSeating } from './use-join-seating.ts'
import { enter, type ScannedTable } from './use-printed-code.ts'

export interface JoinFormProps {
  readonly token: string
  readonly scanned: ScannedTable
  readonly onMissing: () => void
}

const words = texts.scannedTable
const nameRule = lineRule({ max: limits.dinerName, required: words.nameMissing })

export function JoinForm({ token, scanned, onMissing }: JoinFormProps) {
  const { restaurant, table, seating, freeSeats, elsewhere } = scanned
  const { form, joining, submit, submitSeparate, submitMove } = useJoinSeating(token, elsewhere, onMissing)
  const formId = useId()
  const { setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])
  const label = seating ? words.join : words.start
  return (
    <Screen
      header={<Wordmark />}
      bottom={
        <>
          <Button type="submit" form={formId} isBusy={joining === 'together'}>
            {joining === 'together' ? words.joining : label}
          </Button>
          {seating && (
            <div className="-mb-2 text-center">
              <p className="text-muted text-small">{words.separate.hint}</p>
              <Button
                tone="quiet"
                size="small"
                className="text-accent-text!"
                isBusy={joining === 'separate'}
                onClick={event => void submitSeparate(event)}
              >
                {joining === 'separate' ? words.separate.busy : words.separate.action}
              </Button>
            </div>
          )}
        </>
      }
    >
      <div className="pt-4 pb-8">
        <p className="wrap-anywhere text-lead text-muted">{restaurant.name}</p>
        <ScreenTitle className="text-display">{tableText(table.name)}</ScreenTitle>
        <p className="flex items-center gap-2.5 pt-3">
          <Users size={20} strokeWidth={1.9} aria-hidden className="shrink-0 text-live" />
          {seating ? words.people({ count: seating.people }) : words.first}
        </p>
      </div>
      {elsewhere && (
        <Elsewhere seat={elsewhere} isBusy={joining !== 'none'} onMove={event => void submitMove(event)} />
      )}
      <form id={formId} noValidate onSubmit={event => void submit(event)} className="flex flex-col gap-5">
        <TextField
          label={words.name}
          hint={words.nameHint}
          error={form.formState.errors.name?.message}
          isErrorLive
          autoComplete="given-name"
          required
          {...form.register('name', { validate: nameRule })}
        />
        {freeSeats.length > 0 && (
          <Select
            label={words.seat.label}
            hint={words.seat.hint}
            error={form.formState.errors.seat?.message}
            placeholder={words.seat.none}
            options={freeSeats.map(seat => ({
              value: String(seat),
              label: words.seat.number({ number: seat }),
            }))}
            {...form.register('seat')}
          />
        )}
        <MemberDetailsFields register={form.register} errors={form.formState.errors} isErrorLive />
      </form>
    </Screen>
  )
}

interface ElsewhereProps {
  readonly seat: NonNullable<ScannedTable['elsewhere']>
  readonly isBusy: boolean
  readonly onMove: (event: SyntheticEvent) => void
}

/** The phone still sits at another table: it returns there, moves here if it has ordered nothing there, or sits at both. */
function Elsewhere({ seat, isBusy, onMove }: ElsewhereProps) {
  const { groupId, memberId, restaurantName, tableNumber, currency, due, canLeave } = seat
  const [, navigate] = useLocation()
  const table = tableNumber === null ? '' : tableText(tableNumber)
  const place = [restaurantName === null ? '' : isolate(restaurantName), table].filter(Boolean).join(', ')
  const text = words.elsewhere
  return (
    <section className="mb-6 rounded-card bg-tint p-4 text-accent-text">
      <h2 className="wrap-anywhere text-pretty font-semibold text-lead">{text.title({ place })}</h2>
      <p className="text-pretty pt-1 pb-3">
        {due > 0 && `${text.due({ amount: money(due, currency) })} `}
        {text.both}
      </p>
      <div className="flex flex-col gap-2">
        <Button
          tone="secondary"
          size="small"
          className="wrap-anywhere w-full"
          onClick={() => enter({ groupId, memberId }, navigate)}
        >
          {text.back({ place })}
        </Button>
        {canLeave && (
          <Button tone="secondary" size="small" className="w-full" isBusy={isBusy} onClick={onMove}>
            {text.move}
          </Button>
        )}
      </div>
    </section>
  )
}
