// What the staff did, newest first, by kind of act, and as a file.

import { actsPerPage, type RecordedAct } from '@tablemate/contract/staff.ts'
import { type StaffAct, staffActs } from '@tablemate/domain/staff/roles.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { problemOf } from '../../lib/api/call-problem.ts'
import { saveFile } from '../../lib/device/save-file.ts'
import { dateAndTime, money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { PortalSection } from '../portal/portal-layout.tsx'
import { SectionFailed } from '../portal/section-failed.tsx'
import { actorText, actsCsv, actText, detailsOf, reasonText } from './act-text.ts'
import { type Acts, fetchActs, useActs } from './use-staff.ts'

const words = texts.staff.trail

export function TrailSection({ restaurantId }: { restaurantId: number }) {
  const [act, setAct] = useState<StaffAct | null>(null)
  const [pages, setPages] = useState(1)
  const state = useActs(restaurantId, act, pages)
  const { isLoading, download } = useDownload(restaurantId, act)
  return (
    <PortalSection title={words.title} hint={words.hint}>
      <div className="flex flex-wrap items-end gap-3 pb-2">
        <div className="min-w-0 flex-[0_1_24rem]">
          <Select
            label={words.filter}
            placeholder={words.all}
            options={staffActs.map(value => ({ value, label: texts.staff.acts[value] }))}
            value={act ?? ''}
            onChange={({ target: { value } }) => {
              setAct(staffActs.find(one => one === value) ?? null)
              setPages(1)
            }}
          />
        </div>
        <Button tone="secondary" isBusy={isLoading} onClick={download}>
          <Download size={20} strokeWidth={1.9} aria-hidden />
          {words.download}
        </Button>
      </div>
      {state.kind === 'loading' && (
        <SkeletonGroup label={texts.staff.loading}>
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
      {state.kind === 'failed' && <SectionFailed text={texts.staff.failed} onRetry={state.retry} />}
      {state.kind === 'ready' && (
        <ActList {...state.value} pages={pages} onShowMore={() => setPages(pages + 1)} />
      )}
    </PortalSection>
  )
}

interface ListProps extends Acts {
  /** The pages that are shown or loading. */
  readonly pages: number
  readonly onShowMore: () => void
}

function ActList({ acts, hasMore, pages, onShowMore }: ListProps) {
  const isLoading = acts.length < pages * actsPerPage
  if (acts.length === 0) return <p className="pt-2 text-muted">{words.none}</p>
  return (
    <>
      <ul aria-label={words.title} className="divide-y divide-line">
        {acts.map(act => (
          <ActRow key={act.id} act={act} />
        ))}
      </ul>
      {hasMore && (
        <Button tone="secondary" size="small" className="mt-3" isBusy={isLoading} onClick={onShowMore}>
          {words.more}
        </Button>
      )}
    </>
  )
}

function ActRow({ act }: { act: RecordedAct }) {
  const { at, role, displayName, tableName, amount, currency } = act
  return (
    <li className="py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="min-w-0 font-semibold">{actText(act)}</span>
        {amount !== null && currency !== null && <span className="figures">{money(amount, currency)}</span>}
      </p>
      <Parts of={[tableName, ...detailsOf(act), reasonText(act)]} />
      <Parts
        of={[
          dateAndTime(at),
          actorText(act),
          ...(role === 'owner' || role === 'display' ? [] : [texts.staff.roles[role], displayName]),
          role === 'owner' && words.portal,
        ]}
      />
    </li>
  )
}

/** In the page's direction, whatever the first part is. */
function Parts({ of }: { of: readonly (string | null | false)[] }) {
  return (
    <p className="wrap-anywhere text-muted [unicode-bidi:isolate] empty:hidden">
      {of.flatMap(part => (part ? isolate(part) : [])).join(' · ')}
    </p>
  )
}

function useDownload(restaurantId: number, act: StaffAct | null) {
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    const { title, hint } = words.downloadFailed
    try {
      const { acts } = await fetchActs(restaurantId, act, Number.POSITIVE_INFINITY)
      const text = actsCsv(acts)
      if (!saveFile({ name: 'tablemate-staff.csv', text, type: 'text/csv' }))
        toast({ title, description: hint, tone: 'bad' })
    } catch (error) {
      toast({ title, description: sentenceFor(problemOf(error), hint), tone: 'bad' })
    }
    setLoading(false)
  }
  return { isLoading, download: () => void download() }
}
