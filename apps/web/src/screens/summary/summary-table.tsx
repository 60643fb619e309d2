// The summary after the group is loaded. Printed, it is the same without the buttons.

import type { LiveState } from '../../group/use-live-group.ts'
import { InlineCode } from '../../parts/group-code.tsx'
import { LiveMark } from '../../parts/live-mark.tsx'
import { WaitingNote } from '../../parts/waiting-note.tsx'
import { paths } from '../../paths.ts'
import { dateAndTime } from '../../text/format.ts'
import { texts } from '../../text/texts.ts'
import { NavButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { Figures } from './figures.tsx'
import { MemberCard } from './member-card.tsx'
import { SummaryActions } from './summary-actions.tsx'
import { placeText } from './summary-text.ts'
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
