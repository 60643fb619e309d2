// The opening hours: up to four periods a weekday, closed dates, last orders, and the beginning of the business day.

import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import {
  dayStarts,
  endsNextDay,
  periodsPerDay,
  type Weekday,
  weekdays,
} from '@tablemate/domain/day/opening-hours.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { Copy, Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { calendarDate } from '../../../lib/text/format.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { PortalSection } from '../../portal/portal-layout.tsx'
import {
  clockTime,
  faultIn,
  lastOrdersRule,
  type Period,
  periodText,
  useHours,
  weekdayName,
} from './use-hours.ts'

const words = texts.settings.hours

type HoursForm = ReturnType<typeof useHours>

export function HoursSection({ restaurant }: { restaurant: OwnRestaurant }) {
  const hours = useHours(restaurant)
  const { form, isSaving, submit, question, periods } = hours
  return (
    <PortalSection title={words.title} hint={words.hint}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-6">
        <div>
          {periods.length === 0 && <p className="pb-3 font-semibold">{words.always}</p>}
          <ul className="divide-y divide-line border-line border-y">
            {weekdays.map(weekday => (
              <Day key={weekday} weekday={weekday} hours={hours} />
            ))}
          </ul>
        </div>
        <ClosedDates hours={hours} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={words.lastOrders}
            error={form.formState.errors.lastOrders?.message}
            inputMode="numeric"
            maxLength={String(limits.lastOrders).length}
            required
            {...form.register('lastOrders', { validate: lastOrdersRule })}
          />
          <Select
            label={words.dayStartsAt}
            hint={words.dayStartsAtHint}
            options={dayStarts.map(value => ({ value, label: clockTime(value) }))}
            {...form.register('dayStartsAt')}
          />
        </div>
        <Button type="submit" size="small" isBusy={isSaving} className="self-start">
          {isSaving ? words.saving : words.save}
        </Button>
        {question}
      </form>
    </PortalSection>
  )
}

interface DayProps {
  readonly weekday: Weekday
  readonly hours: HoursForm
}

function Day({ weekday, hours }: DayProps) {
  const { periods, add, copyToAll } = hours
  const own = periods.flatMap((period, index) => (period.weekday === weekday ? [{ period, index }] : []))
  const day = weekdayName(weekday)
  return (
    <li className="py-3">
      <div className="flex items-center gap-2">
        <h3 className="wrap-anywhere flex min-h-11 min-w-0 flex-1 items-center font-sans font-semibold text-body tracking-normal">
          {day}
        </h3>
        {own.length === 0 && periods.length > 0 && <p className="pe-2 text-muted">{words.closed}</p>}
        {own.length > 0 && (
          <IconButton label={words.copy({ day })} onClick={() => copyToAll(weekday)}>
            <Copy size={18} strokeWidth={1.9} aria-hidden />
          </IconButton>
        )}
        {own.length < periodsPerDay && (
          <IconButton label={words.addTo({ day })} onClick={() => add(weekday)}>
            <Plus size={18} strokeWidth={1.9} aria-hidden />
          </IconButton>
        )}
      </div>
      {own.map(({ period, index }) => (
        <PeriodFields key={index} {...{ period, index, day, hours }} />
      ))}
    </li>
  )
}

interface PeriodProps {
  readonly period: Period
  readonly index: number
  readonly day: string
  readonly hours: HoursForm
}

function PeriodFields({ period, index, day, hours }: PeriodProps) {
  const { periods, change, remove } = hours
  const fault = faultIn(periods, index)
  const errorId = useId()
  const end = (name: 'from' | 'to') => (
    <input
      type="time"
      aria-label={`${day}: ${words[name]}`}
      aria-invalid={fault !== null}
      aria-describedby={errorId}
      required
      value={period[name]}
      onChange={event => change(index, { [name]: event.target.value })}
      className={`min-h-11 min-w-0 flex-1 basis-28 rounded-button border bg-card px-2.5 text-input ${fault ? 'border-danger' : 'border-edge'}`}
    />
  )
  return (
    <div className="max-w-md pt-2">
      <div className="flex flex-wrap items-center gap-2">
        {end('from')}
        <span aria-hidden>–</span>
        {end('to')}
        <IconButton label={words.remove({ hours: periodText(period) })} onClick={() => remove(index)}>
          <Trash2 size={18} strokeWidth={1.9} aria-hidden />
        </IconButton>
      </div>
      {!fault && endsNextDay(period) && (
        <p className="pt-1 text-muted text-small">{words.endsNextDay({ time: clockTime(period.to) })}</p>
      )}
      <p id={errorId} role="status" className="text-danger text-small empty:hidden">
        {fault}
      </p>
    </div>
  )
}

function ClosedDates({ hours: { dates, addDate, removeDate } }: { readonly hours: HoursForm }) {
  const [date, setDate] = useState('')
  const add = () => {
    if (date === '') return
    addDate(date)
    setDate('')
  }
  return (
    <section>
      <h3 className="pb-2 font-sans font-semibold text-body tracking-normal">{words.dates}</h3>
      {dates.length > 0 && (
        <ul className="mb-3 divide-y divide-line border-line border-y">
          {dates.map(one => (
            <li key={one} className="flex items-center justify-between gap-3 py-1.5">
              {calendarDate(one)}
              <IconButton
                label={words.removeDate({ date: calendarDate(one) })}
                onClick={() => removeDate(one)}
              >
                <Trash2 size={18} strokeWidth={1.9} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {dates.length < limits.closedDates && (
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            type="date"
            label={words.date}
            value={date}
            onChange={event => setDate(event.target.value)}
            className="min-w-0"
          />
          <Button tone="secondary" size="small" className="mb-1" disabled={date === ''} onClick={add}>
            <Plus size={18} strokeWidth={1.9} aria-hidden />
            {words.addDate}
          </Button>
        </div>
      )}
    </section>
  )
}
