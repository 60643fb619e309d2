// The section with the ticket printers: their status, and sheets that add, connect and change one.

import type { Printer } from '@tablemate/contract/printers.ts'
import type { Station } from '@tablemate/contract/stations.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { PortalSection } from '../../portal/portal-layout.tsx'
import { SectionFailed } from '../../portal/section-failed.tsx'
import { useStations } from '../stations/use-stations.ts'
import { PrinterRow } from './printer-row.tsx'
import { PrinterSheet } from './printer-sheet.tsx'
import { usePrinters } from './use-printers.ts'

const words = texts.printers

export function PrintersSection({ restaurantId }: { restaurantId: number }) {
  const state = usePrinters(restaurantId)
  const stations = useStationNames(restaurantId)
  /** The printer whose sheet is open; 'new' adds one. */
  const [opened, setOpened] = useState<Printer | 'new' | null>(null)
  return (
    <PortalSection title={words.title} anchor="printers" hint={words.hint}>
      {state.kind === 'loading' && (
        <SkeletonGroup label={words.loading}>
          <Skeleton className="h-14" />
        </SkeletonGroup>
      )}
      {state.kind === 'failed' && <SectionFailed text={words.failed} onRetry={state.retry} />}
      {state.kind === 'ready' && (
        <>
          {state.value.length === 0 ? (
            <p className="font-semibold">{words.none}</p>
          ) : (
            <ul aria-label={words.title} className="divide-y divide-line border-line border-y">
              {state.value.map(printer => (
                <PrinterRow
                  key={printer.id}
                  restaurantId={restaurantId}
                  printer={printer}
                  stations={stations}
                  onEdit={() => setOpened(printer)}
                />
              ))}
            </ul>
          )}
          {state.value.length < limits.printersPerRestaurant && (
            <Button
              tone="secondary"
              size="small"
              aria-haspopup="dialog"
              className="mt-4"
              onClick={() => setOpened('new')}
            >
              <Plus size={18} strokeWidth={1.9} aria-hidden />
              {words.add}
            </Button>
          )}
        </>
      )}
      {opened && (
        <PrinterSheet
          restaurantId={restaurantId}
          printer={opened === 'new' ? null : opened}
          stations={stations}
          onClose={() => setOpened(null)}
        />
      )}
    </PortalSection>
  )
}

/** The stations with the kitchen, which the list leaves out. Empty if everything is prepared in one kitchen. */
function useStationNames(restaurantId: number): readonly Pick<Station, 'id' | 'name'>[] {
  const state = useStations(restaurantId)
  const stations = state.kind === 'ready' ? state.value.stations : []
  if (stations.length === 0 || stations.some(({ id }) => id === 0)) return stations
  return [{ id: 0, name: words.kitchen }, ...stations]
}
