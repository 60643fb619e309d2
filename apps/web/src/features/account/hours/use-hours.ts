// State and submission of the opening hours' form.

import { changeOpeningHours } from '@tablemate/contract/ordering.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { endsNextDay, overlapping, type Weekday, weekdays } from '@tablemate/domain/day/opening-hours.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { addDays, dayIn } from '@tablemate/domain/places/zoned-day.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { calendarDate } from '../../../lib/text/format.ts'
import { dateFormat } from '../../../lib/text/intl.ts'
import { language } from '../../../lib/text/locale.ts'
import { texts } from '../../../lib/text/texts.ts'
import { toast } from '../../../ui/toast.ts'
import { portalCall } from '../../portal/portal-call.ts'
import { showFailure } from '../../portal/show-failure.ts'
import { cacheRestaurant } from '../../portal/use-restaurant.ts'
import { useSaveChanges } from '../../portal/use-save-changes.tsx'

const words = texts.settings.hours
const { locale } = language

type Hours = OwnRestaurant['hours']
export type Period = Hours['periods'][number]

export function useHours(restaurant: OwnRestaurant) {
  /** As the form showed them. */
  const [shown, setShown] = useState(restaurant.hours)
  const form = useForm({ defaultValues: { ...shown, lastOrders: String(shown.lastOrders) } })
  const [isSaving, setSaving] = useState(false)
  const { save, question } = useSaveChanges(shown, {
    periods: { label: words.title, show: periods => periods.map(periodText).join('\n') },
    closedDates: { label: words.dates, show: dates => dates.map(calendarDate).join('\n') },
    lastOrders: { label: words.lastOrders, show: String },
    dayStartsAt: { label: words.dayStartsAt, show: clockTime },
  })
  const [periods, closedDates] = form.watch(['periods', 'closedDates'])
  const today = dayIn(restaurant.timeZone, new Date())
  const setPeriods = (next: readonly Period[]) => form.setValue('periods', [...next], { shouldDirty: true })
  const setDates = (dates: readonly string[]) =>
    form.setValue('closedDates', [...new Set(dates)].sort(), { shouldDirty: true })

  const submit = form.handleSubmit(async typed => {
    if (isSaving || faultOf(typed.periods)) return
    setSaving(true)
    try {
      // A period that begins yesterday may last until today.
      const dates = typed.closedDates.filter(date => date >= addDays(today, -1))
      const values = { ...typed, closedDates: dates, lastOrders: Number(typed.lastOrders) }
      const hours = await save(values, body => portalCall(changeOpeningHours, { body }))
      cacheRestaurant({ ...restaurant, hours })
      setShown(hours)
      form.reset({ ...hours, lastOrders: String(hours.lastOrders) })
      toast({ title: words.saved, tone: 'good' })
    } catch (error) {
      showFailure(form, error, words.failed)
    }
    setSaving(false)
  })

  return {
    form,
    isSaving,
    submit,
    question,
    periods,
    /** Without those that are over. */
    dates: closedDates.filter(date => date >= today),
    change: (index: number, change: Partial<Period>) =>
      setPeriods(periods.map((period, at) => (at === index ? { ...period, ...change } : period))),
    remove: (index: number) => setPeriods(periods.filter((_, at) => at !== index)),
    add: (weekday: Weekday) => setPeriods([...periods, nextPeriod(periods, weekday)]),
    copyToAll: (weekday: Weekday) => {
      const copied = periods.filter(period => period.weekday === weekday)
      setPeriods(weekdays.flatMap(day => copied.map(period => ({ ...period, weekday: day }))))
    },
    addDate: (date: string) => setDates([...closedDates, date]),
    removeDate: (date: string) => setDates(closedDates.filter(one => one !== date)),
  }
}

/** The first period of a day is a guess, which the owner corrects. */
function nextPeriod(periods: readonly Period[], weekday: Weekday): Period {
  const isFirst = periods.every(period => period.weekday !== weekday)
  return isFirst ? { weekday, from: '11:00', to: '22:00' } : { weekday, from: '', to: '' }
}

const isWhole = ({ from, to }: Period) => from !== '' && to !== ''

/** What is wrong with a period; null: nothing. */
export function faultIn(periods: readonly Period[], index: number): string | null {
  const period = periods[index]
  if (!period) return null
  if (!isWhole(period)) return words.missing
  const others = periods.filter((one, at) => at !== index && isWhole(one))
  return overlapping([period, ...others]).includes(0) ? words.overlap : null
}

function faultOf(periods: readonly Period[]): boolean {
  return periods.some((_, index) => faultIn(periods, index) !== null)
}

/** `Monday, 5:00 PM – 1:00 AM next day`, or the day of a period that lacks a time. */
export function periodText(period: Period): string {
  if (!isWhole(period)) return weekdayName(period.weekday)
  const end = endsNextDay(period) ? `${clockTime(period.to)} ${words.nextDay}` : clockTime(period.to)
  return `${weekdayName(period.weekday)}, ${clockTime(period.from)} – ${end}`
}

/** For react-hook-form's `validate`. */
export function lastOrdersRule(typed: string): true | string {
  const isMinutes = /^\s*\d{1,3}\s*$/.test(typed) && Number(typed) <= limits.lastOrders
  return isMinutes || words.lastOrdersInvalid({ most: limits.lastOrders })
}

/** `Monday`: the weekday with this number; Monday is 1. */
export function weekdayName(weekday: number): string {
  // 29 November 2026 is a Sunday.
  return dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 29 + weekday))
}

/** `6:30 PM`, of a clock's time such as `18:30`. */
export function clockTime(time: string): string {
  const at = new Date(`2026-11-29T${time}Z`)
  return dateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(at)
}
