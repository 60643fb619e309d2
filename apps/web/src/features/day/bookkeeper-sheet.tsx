// The closes of a month as a file for the bookkeeper: a table, or what DATEV or Xero imports.

import type { DayClose } from '@tablemate/contract/figures.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { bookkeepingCsv, xeroCsv } from '@tablemate/domain/day/bookkeeping.ts'
import { datevCharts, datevCsv, datevLimits, latin1 } from '@tablemate/domain/day/datev.ts'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../../lib/api/call-problem.ts'
import { saveFile } from '../../lib/device/save-file.ts'
import { readStored, store } from '../../lib/device/storage.ts'
import { dateFormat } from '../../lib/text/intl.ts'
import { language } from '../../lib/text/locale.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { fetchClosesOf } from './use-figures.ts'

const words = texts.today.bookkeeper
/** The choices on this device. */
const storageKey = 'tablemate:bookkeeper'
const formats = ['csv', 'datev', 'xero'] as const
const monthsOffered = 13
const defaults = {
  ...{ format: 'csv', adviser: '', client: '', chart: 'SKR03', yearStart: '1', account: '200' },
}
type Choices = typeof defaults
type Faults = Partial<Record<keyof Choices, string>>

interface Props {
  readonly restaurantId: number
  readonly currency: CurrencyCode
  /** The last day that is closed. */
  readonly lastDay: string
  readonly onClose: () => void
}

export function BookkeeperSheet({ restaurantId, currency, lastDay, onClose }: Props) {
  const [choices, setChoices] = useState(storedChoices)
  const [month, setMonth] = useState(lastDay.slice(0, 7))
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setBusy] = useState(false)
  const { format, adviser, client, chart, yearStart, account } = choices
  const set = (changed: Partial<Choices>) => setChoices({ ...choices, ...changed })
  const options = formats
    .filter(value => value !== 'datev' || currency === 'EUR')
    .map(value => ({ value, label: words.formats[value] }))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = faultsOf(choices)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const closes = await fetchClosesOf(restaurantId, month)
      if (closes.length === 0) toast({ title: words.none, tone: 'bad' })
      else if (saveFile({ name: fileName(format, month), text: textOf(closes), type: 'text/csv' })) {
        store(storageKey, JSON.stringify(choices))
        onClose()
      } else toast({ title: words.failed, tone: 'bad' })
    } catch (error) {
      toast({ title: words.failed, description: sentenceFor(problemOf(error), ''), tone: 'bad' })
    }
    setBusy(false)
  }

  const textOf = (closes: readonly DayClose[]) => {
    if (format === 'xero') return xeroCsv(closes, account.trim())
    if (format !== 'datev') return bookkeepingCsv(closes)
    const ofChart = datevCharts.find(one => one === chart) ?? datevCharts[0]
    const of = {
      adviser: Number(adviser),
      client: Number(client),
      chart: ofChart,
      yearStart: Number(yearStart),
    }
    return latin1(datevCsv(closes, month, of, new Date()))
  }

  return (
    <Sheet isOpen title={words.title} description={words.hint} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 pb-2">
        <Select
          label={words.month}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          options={monthsUpTo(lastDay).map(value => ({
            value,
            label: monthName(value, { month: 'long', year: 'numeric' }),
          }))}
        />
        <Select
          label={words.format}
          value={format}
          onChange={({ target }) => set({ format: target.value })}
          options={options}
        />
        {format === 'datev' && (
          <>
            <TextField
              label={words.adviser}
              error={faults.adviser}
              inputMode="numeric"
              value={adviser}
              onChange={({ target }) => set({ adviser: target.value })}
            />
            <TextField
              label={words.client}
              error={faults.client}
              inputMode="numeric"
              value={client}
              onChange={({ target }) => set({ client: target.value })}
            />
            <Select
              label={words.chart}
              value={chart}
              onChange={({ target }) => set({ chart: target.value })}
              options={datevCharts.map(value => ({ value, label: value }))}
            />
            <Select
              label={words.yearStart}
              value={yearStart}
              onChange={({ target }) => set({ yearStart: target.value })}
              options={Array.from({ length: 12 }, (_, at) => ({
                value: String(at + 1),
                label: monthName(`2026-${String(at + 1).padStart(2, '0')}`, { month: 'long' }),
              }))}
            />
          </>
        )}
        {format === 'xero' && (
          <TextField
            label={words.account}
            hint={words.accountHint}
            error={faults.account}
            maxLength={10}
            value={account}
            onChange={({ target }) => set({ account: target.value })}
          />
        )}
        <Button type="submit" isBusy={isBusy}>
          {words.download}
        </Button>
      </form>
    </Sheet>
  )
}

function storedChoices(): Choices {
  try {
    return { ...defaults, ...JSON.parse(readStored(storageKey) ?? '{}') }
  } catch {
    return defaults
  }
}

function faultsOf({ format, adviser, client, account }: Choices): Faults {
  const isWithin = (text: string, [least, most]: readonly [number, number]) =>
    /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most
  return {
    ...(format === 'datev' && !isWithin(adviser, datevLimits.adviser) && { adviser: words.malformed }),
    ...(format === 'datev' && !isWithin(client, datevLimits.client) && { client: words.malformed }),
    ...(format === 'xero' && !/^[\w.-]{1,10}$/.test(account.trim()) && { account: words.malformed }),
  }
}

/** DATEV shows only files whose names begin with "EXTF". */
function fileName(format: string, month: string): string {
  return format === 'datev' ? `EXTF_Tablemate_${month}.csv` : `tablemate-${format}-${month}.csv`
}

function monthsUpTo(day: string): string[] {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return Array.from({ length: monthsOffered }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7),
  )
}

function monthName(month: string, parts: Intl.DateTimeFormatOptions): string {
  return dateFormat(language.locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${month}-01`))
}
