// The summary after the group is loaded. Printed, it is the same without the buttons.

import { Download, Printer, Share, Table } from 'lucide-react'
import type { ReactNode } from 'react'
import { share } from '../../../lib/device/share.ts'
import type { LiveState } from '../../../lib/group/use-live-group.ts'
import { paths } from '../../../lib/paths.ts'
import { dateAndTime } from '../../../lib/text/format.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button, NavButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Screen, ScreenHeader } from '../../../ui/screen.tsx'
import { toast } from '../../../ui/toast.ts'
import { Price } from '../../currency/price.tsx'
import { WaitingNote } from '../../ordering/waiting-note.tsx'
import { InlineCode } from '../../table-session/group-code.tsx'
import { LiveMark } from '../../table-session/live-mark.tsx'
import { exportCsv, exportSummary } from './export-summary.ts'
import { MemberCard } from './member-card.tsx'
import { placeText, summaryText, totalsOf } from './summary-text.ts'
import type { Summary } from './use-summary.ts'
import { WaiterCard } from './waiter-card.tsx'

interface Props {
  readonly summary: Summary
  readonly live: LiveState
}

export function SummaryTable({ summary, live }: Props) {
  const { group, members, allergic } = summary
  const hasOrders = members.some(({ orders }) => orders.length > 0)
  return (
    <Screen
      header={
        <ScreenHeader
          title={texts.titles.summary}
          detail={<TableDetail summary={summary} live={live} />}
          back={{ to: paths.group(group.id), label: texts.summary.back }}
        />
      }
      bottom={<NavButton to={paths.billSplit(group.id)}>{texts.titles.billSplit}</NavButton>}
    >
      <WaitingNote groupId={group.id} />
      <Figures summary={summary} />
      <SummaryActions summary={summary} />
      {hasOrders ? (
        <WaiterCard summary={summary} />
      ) : (
        <EmptyState title={texts.summary.empty} hint={texts.summary.emptyHint} />
      )}
      <section aria-labelledby="by-member" className="pt-8">
        <h2 id="by-member" className="break-after-avoid pb-3 text-lead">
          {texts.summary.byMember}
        </h2>
        <ul className="flex flex-col gap-3 print:block print:columns-[15rem] print:gap-x-10">
          {members.map(member => (
            <li key={member.id}>
              <MemberCard {...{ member, members, allergic }} isClosed={!group.isActive} />
            </li>
          ))}
        </ul>
      </section>
    </Screen>
  )
}

function TableDetail({ summary: { group }, live }: Props) {
  const { code } = group
  const place = placeText(group)
  return (
    <span className="block text-body print:text-black">
      {place && <span className="wrap-anywhere block [unicode-bidi:normal]">{place}</span>}
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span>
          {texts.summary.code} <InlineCode code={code} />
        </span>
        <LiveMark groupId={group.id} live={live} />
        <span className="on-paper-only">{dateAndTime(new Date().toISOString())}</span>
      </span>
    </span>
  )
}

// The group's three figures. A very long total wraps to its own line. On paper, the bill's totals follow.

function Figures({ summary }: { summary: Summary }) {
  const { memberCount, totalItems, totalAmount, isFinalTotal } = summary
  return (
    <>
      <dl className="flex flex-wrap justify-between gap-x-6 gap-y-3 border-line border-y py-4 print:border-black print:py-2">
        <Figure label={texts.summary.members}>{memberCount}</Figure>
        <Figure label={texts.summary.items}>{totalItems}</Figure>
        <Figure label={isFinalTotal ? texts.summary.total : texts.summary.subtotal} isLast>
          <Price amount={totalAmount} />
        </Figure>
      </dl>
      <dl className="on-paper-only py-2">
        {totalsOf(summary).map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd>
              <Price amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Figure({ label, isLast, children }: { label: string; isLast?: boolean; children: ReactNode }) {
  return (
    <div className={isLast ? 'ms-auto text-end' : ''}>
      <dt className="text-muted text-small print:text-black">{label}</dt>
      <dd className="figures font-[560] font-serif text-[length:min(1.5rem,9vw)] leading-[1.2]">
        {children}
      </dd>
    </div>
  )
}

// Buttons to export the summary as files, share it as text, and print it.

const icon = { size: 20, strokeWidth: 1.9, 'aria-hidden': true } as const

function SummaryActions({ summary }: { summary: Summary }) {
  return (
    <div className="on-screen-only flex flex-wrap gap-2 pt-4">
      <Button tone="secondary" size="small" className={action} onClick={() => exportSummary(summary)}>
        <Download {...icon} />
        {texts.summary.export}
      </Button>
      <Button tone="secondary" size="small" className={action} onClick={() => exportCsv(summary)}>
        <Table {...icon} />
        {texts.summary.exportCsv}
      </Button>
      <Button tone="secondary" size="small" className={action} onClick={() => shareSummary(summary)}>
        <Share {...icon} />
        {texts.summary.share}
      </Button>
      <Button tone="secondary" size="small" className={action} onClick={() => window.print()}>
        <Printer {...icon} />
        {texts.summary.print}
      </Button>
    </div>
  )
}

async function shareSummary(summary: Summary) {
  const { copied, notShared } = texts.summary
  const text = summaryText(summary)
  const outcome = await share({ title: texts.titles.summary, text, copy: text })
  if (outcome === 'copied') toast({ title: copied, tone: 'good' })
  if (outcome === 'failed') toast({ title: notShared.title, description: notShared.hint, tone: 'bad' })
}

const action = 'flex-1 flex-col gap-1! px-2! py-2.5! text-small! leading-tight'
