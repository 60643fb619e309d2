// A member's receipt, or the group's: on the screen, in print, as a text or a picture. It lives as long as the group.

import type { GroupState } from '@tablemate/contract/live.ts'
import { Image, Printer, Share } from 'lucide-react'
import { Link } from 'wouter'
import { findOwnMembers } from '../../lib/device/membership.ts'
import { share } from '../../lib/device/share.ts'
import { useLiveGroup } from '../../lib/group/use-live-group.ts'
import { paths } from '../../lib/paths.ts'
import { dateAndTime } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button, NavButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { preloadOnIntent } from '../../ui/preload.ts'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { usePaidFor } from '../pay/use-paid-for.ts'
import { GroupFailed, GroupMissing } from '../table-session/group-notices.tsx'
import { type Receipt, receiptOf, receiptText } from './receipt.ts'
import { ReceiptPaper } from './receipt-paper.tsx'
import { drawReceipt } from './receipt-picture.ts'

const words = texts.receipt

interface Props {
  readonly groupId: string
  /** Empty for the group's receipt. */
  readonly memberId: string
}

export default function ReceiptScreen({ groupId, memberId }: Props) {
  const state = useLiveGroup(groupId)
  usePaidFor(state.kind === 'ready' ? state.groupState : null)
  const bill = paths.billSplit(groupId)
  const header = <ScreenHeader title={texts.titles.receipt} back={{ to: bill, label: words.back }} />
  switch (state.kind) {
    case 'loading':
      return (
        <Screen header={header}>
          <SkeletonGroup label={words.loading} className="flex flex-col gap-4">
            <Skeleton className="h-96" />
          </SkeletonGroup>
        </Screen>
      )
    case 'missing':
      return <GroupMissing groupId={groupId} title={words.missing} />
    case 'failed':
      return (
        <GroupFailed retry={state.retry}>
          <NavButton tone="secondary" to={bill}>
            {words.back}
          </NavButton>
        </GroupFailed>
      )
    case 'ready':
      return (
        <Screen header={header} bottom={<WayOn groupState={state.groupState} />}>
          <Content groupState={state.groupState} memberId={memberId === '' ? null : Number(memberId)} />
        </Screen>
      )
  }
}

function Content({ groupState, memberId }: { groupState: GroupState; memberId: number | null }) {
  const receipt = receiptOf(groupState, memberId)
  return (
    <>
      {receipt ? (
        <>
          <ReceiptPaper receipt={receipt} />
          <ReceiptActions receipt={receipt} />
          <p className="on-screen-only text-pretty pt-3 text-muted text-small">
            {words.keep({ until: dateAndTime(groupState.group.expiresAt) })}
          </p>
        </>
      ) : (
        <EmptyState
          title={words.none.title}
          hint={memberId === null ? words.none.hintTable : words.none.hint}
        />
      )}
      <OtherReceipts groupState={groupState} shown={memberId} />
    </>
  )
}

/** Home once the whole table has paid, otherwise back to the bill. */
function WayOn({ groupState: { group, bill } }: { groupState: GroupState }) {
  if (bill.collected < bill.finalTotal || bill.finalTotal === 0)
    return (
      <NavButton tone="secondary" to={paths.billSplit(group.id)}>
        {words.back}
      </NavButton>
    )
  return (
    <>
      <p className="text-center text-muted text-small">{texts.billSplit.payments.goodbye}</p>
      <NavButton tone="secondary" to={paths.landing()}>
        {texts.billSplit.payments.done}
      </NavButton>
    </>
  )
}

// Links to the group's other receipts that concern this phone: of its own members, of those it paid for, and of the group.

interface OtherReceiptsProps {
  readonly groupState: GroupState
  /** The receipt on the screen; null: the group's. */
  readonly shown: number | null
}

function OtherReceipts({ groupState, shown }: OtherReceiptsProps) {
  const { id: groupId } = groupState.group
  const own = findOwnMembers(groupId)
  const isOurs = ({ id }: { id: number }) =>
    own.includes(id) ||
    groupState.payments.some(
      ({ memberId, paidBy }) => memberId === id && paidBy !== null && own.includes(paidBy),
    )
  const ids = [...groupState.members.filter(isOurs).map(({ id }) => id), null]
  const others = ids.flatMap(id => {
    const receipt = id === shown ? null : receiptOf(groupState, id)
    return receipt ? [{ to: paths.receipt(groupId, id ?? undefined), label: receipt.owner }] : []
  })
  if (others.length === 0) return null
  return (
    <nav aria-labelledby="other-receipts" className="on-screen-only pt-6">
      <h2 id="other-receipts" className="text-lead">
        {texts.receipt.others}
      </h2>
      <ul className="divide-y divide-line">
        {others.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="wrap-anywhere flex min-h-11 items-center font-semibold text-accent-text"
              {...preloadOnIntent(to)}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// Sends the receipt as text or, where the device can, as a picture, and prints it.

const icon = { size: 20, strokeWidth: 1.9, 'aria-hidden': true } as const

function ReceiptActions({ receipt }: { receipt: Receipt }) {
  const { title, hint } = words.failed
  const reportFailure = () => toast({ title, description: hint, tone: 'bad' })
  const send = async () => {
    const text = receiptText(receipt)
    const outcome = await share({ title: texts.titles.receipt, text, copy: text })
    if (outcome === 'copied') toast({ title: words.copied, tone: 'good' })
    if (outcome === 'failed') reportFailure()
  }
  const sendPicture = async () => {
    const picture = await drawReceipt(receipt)
    if (!picture || (await sharePicture(picture, texts.titles.receipt)) === 'failed') reportFailure()
  }
  return (
    <div className="on-screen-only flex flex-wrap gap-2 pt-4">
      <Button tone="secondary" size="small" className={action} onClick={send}>
        <Share {...icon} />
        {words.send}
      </Button>
      {canSharePictures() && (
        <Button tone="secondary" size="small" className={action} onClick={sendPicture}>
          <Image {...icon} />
          {words.picture}
        </Button>
      )}
      <Button tone="secondary" size="small" className={action} onClick={() => window.print()}>
        <Printer {...icon} />
        {words.print}
      </Button>
    </div>
  )
}

const action = 'flex-1 flex-col gap-1! px-2! py-2.5! text-small! leading-tight'

// Opens the device's share sheet with a picture. Apart from share.ts, because most screens do not need it.

/** Whether the share sheet takes a picture. */
function canSharePictures(): boolean {
  return navigator.canShare?.({ files: [new File([], 'picture.png', { type: 'image/png' })] }) ?? false
}

async function sharePicture(file: File, title: string): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share({ files: [file], title })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed'
  }
}
