// The closes of days, newest first. One opens as a page of its own in the print.

import type { DayClose } from '@tablemate/contract/figures.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { expectedCash } from '@tablemate/domain/day/figures.ts'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { calendarDate, dateAndTime, money } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { PortalSection } from '../portal/portal-layout.tsx'
import { SectionFailed } from '../portal/section-failed.tsx'
import { BookkeeperSheet } from './bookkeeper-sheet.tsx'
import { ReportLists, staffName } from './report-lists.tsx'
import { useCloses } from './use-figures.ts'

const words = texts.today.closes

interface Props {
  readonly restaurantId: number
  readonly currency: CurrencyCode
}

export function ClosesSection({ restaurantId, currency }: Props) {
  const [isExporting, setExporting] = useState(false)
  const state = useCloses(restaurantId)
  const [shown, setShown] = useState<DayClose | null>(null)
  if (state.kind === 'loading') return null
  if (state.kind === 'failed') return <SectionFailed text={texts.today.failed} onRetry={state.retry} />
  const lastDay = state.value[0]?.day
  return (
    <PortalSection title={words.title}>
      {state.value.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="divide-y divide-line">
        {state.value.map(close => (
          <li key={close.number} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-semibold">
                {words.number({ number: String(close.number) })} · {calendarDate(close.day)}
              </p>
              <p className="wrap-anywhere text-muted text-small">{byWhom(close)}</p>
            </div>
            <span className="figures">{salesOf(close)}</span>
            <Button tone="secondary" size="small" onClick={() => setShown(close)}>
              {words.show}
              <span className="sr-only"> {words.number({ number: String(close.number) })}</span>
            </Button>
          </li>
        ))}
      </ul>
      {lastDay && (
        <Button tone="secondary" size="small" className="mt-3" onClick={() => setExporting(true)}>
          <Download size={18} strokeWidth={1.9} aria-hidden />
          {texts.today.bookkeeper.title}
        </Button>
      )}
      {isExporting && lastDay && (
        <BookkeeperSheet
          restaurantId={restaurantId}
          currency={currency}
          lastDay={lastDay}
          onClose={() => setExporting(false)}
        />
      )}
      {shown && <CloseDetail close={shown} onClose={() => setShown(null)} />}
    </PortalSection>
  )
}

function byWhom({ closedBy }: DayClose): string {
  return closedBy === null ? words.byItself : words.by({ name: staffName(closedBy) })
}

function salesOf({ reports }: DayClose): string {
  return reports.map(({ sales, currency }) => money(sales, currency)).join(' + ')
}

interface DetailProps {
  readonly close: DayClose
  readonly onClose: () => void
}

function CloseDetail({ close, onClose }: DetailProps) {
  const { currency } = close
  const title = `${words.number({ number: String(close.number) })} · ${calendarDate(close.day)}`
  const expected = expectedCash(close.reports.find(report => report.currency === currency))
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      <div className="flex flex-col gap-4 pb-2">
        <p className="text-muted">
          {byWhom(close)} · {dateAndTime(close.closedAt)}
        </p>
        {close.counted !== null && (
          <p className="figures">
            {words.cash({ counted: money(close.counted, currency), expected: money(expected, currency) })}
          </p>
        )}
        {close.note && <p className="wrap-anywhere">{close.note}</p>}
        <p className="figures text-title">{salesOf(close)}</p>
        {close.reports.map(report => (
          <ReportLists key={report.currency} report={report} isWhole />
        ))}
        <p className="text-muted text-small">{words.notTax}</p>
        <Button tone="secondary" className="on-screen-only" onClick={() => window.print()}>
          <Printer size={18} strokeWidth={1.9} aria-hidden />
          {words.print}
        </Button>
      </div>
    </Sheet>
  )
}
