// One printer: its name, its status in words, and what it prints.

import type { Printer } from '@tablemate/contract/printers.ts'
import type { Station } from '@tablemate/contract/stations.ts'
import type { PrinterStatus } from '@tablemate/domain/delivery/printer.ts'
import { CircleAlert, CircleCheck, CircleDashed, CirclePause, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { problemOf } from '../../../lib/api/call-problem.ts'
import { dateAndTime } from '../../../lib/text/format.ts'
import { series } from '../../../lib/text/locale.ts'
import { sentenceFor } from '../../../lib/text/problems.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { toast } from '../../../ui/toast.ts'
import { printerChanges } from './use-printers.ts'

const words = texts.printers
const looks: Record<PrinterStatus, { readonly icon: LucideIcon; readonly colour: string }> = {
  never: { icon: CircleDashed, colour: 'text-muted' },
  ready: { icon: CircleCheck, colour: 'text-live' },
  'paper-out': { icon: CircleAlert, colour: 'text-danger' },
  'cover-open': { icon: CircleAlert, colour: 'text-danger' },
  error: { icon: CircleAlert, colour: 'text-danger' },
  away: { icon: CircleAlert, colour: 'text-danger' },
}

interface Props {
  readonly restaurantId: number
  readonly printer: Printer
  readonly stations: readonly Pick<Station, 'id' | 'name'>[]
  readonly onEdit: () => void
}

export function PrinterRow({ restaurantId, printer, stations, onEdit }: Props) {
  const { isTesting, test } = useTest(restaurantId, printer)
  const { name, model } = printer
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="wrap-anywhere min-w-0 flex-[1_1_12rem]">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <Status printer={printer} />
        <p className="text-muted text-small">
          {words.models[model]} · {stationsOf(printer, stations)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {printer.isEnabled && (
          <Button
            tone="secondary"
            size="small"
            aria-label={words.testOf({ name })}
            isBusy={isTesting}
            onClick={test}
          >
            {words.test}
          </Button>
        )}
        <Button
          tone="secondary"
          size="small"
          aria-haspopup="dialog"
          aria-label={words.editOf({ name })}
          onClick={onEdit}
        >
          {words.edit}
        </Button>
      </div>
    </li>
  )
}

function Status({ printer: { isEnabled, status, lastSeenAt } }: Pick<Props, 'printer'>) {
  const { icon: Icon, colour } = isEnabled ? looks[status] : { icon: CirclePause, colour: 'text-muted' }
  return (
    <p className={`flex items-start gap-1.5 ${colour}`}>
      <Icon size={18} strokeWidth={1.9} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        {!isEnabled ? (
          words.off
        ) : status === 'away' ? (
          <>
            {words.away}{' '}
            {lastSeenAt && (
              <>
                {dateAndTime(lastSeenAt)} (<TimeAgo instant={lastSeenAt} />)
              </>
            )}
          </>
        ) : (
          words.statuses[status]
        )}
      </span>
    </p>
  )
}

/** The names of the printer's stations, or that it prints for all. */
function stationsOf({ stations: ids }: Printer, stations: Props['stations']): string {
  if (ids.length === 0) return words.allStations
  return series(ids.map(id => stations.find(one => one.id === id)?.name ?? words.removedStation))
}

function useTest(restaurantId: number, printer: Printer) {
  const [isTesting, setTesting] = useState(false)
  const test = async () => {
    setTesting(true)
    try {
      await printerChanges.test(restaurantId, printer)
      const { title, hint } = words.tested
      toast({ title, description: hint, tone: 'good' })
    } catch (error) {
      const { title, hint } = words.notTested
      toast({ title, description: sentenceFor(problemOf(error), hint), tone: 'bad' })
    }
    setTesting(false)
  }
  return { isTesting, test: () => void test() }
}
