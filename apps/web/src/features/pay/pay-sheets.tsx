// The entries below the shares, and their sheets: paying for several people, adding a tip of one's own to one's share, and
// "Process All Payments". A sheet asks whose dues and which own tip, and has one button with the sum.

import type { Group } from '@tablemate/contract/groups.ts'
import { type Minor, payableStep } from '@tablemate/domain/money.ts'
import { type ComponentProps, useState } from 'react'
import { money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { list } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { openShares, type ShareRow } from '../bill/share-rows.ts'
import { Price } from '../currency/price.tsx'
import { PayByCard } from './card-payments.tsx'
import { type OwnTip, OwnTipChoice, ownTipOf } from './own-tip-choice.tsx'
import { showOffline } from './payment-toasts.ts'
import { sumOfDues } from './payments.ts'

interface PaymentProps {
  readonly group: Group
  /** Whether the bill has a service fee. */
  readonly hasFee: boolean
  /** Pays the shares together. */
  readonly onPay: (shares: readonly ShareRow[], ownTip: Minor) => void
  /** Resolves when the server has answered all choices for the group. */
  readonly choicesSettled: () => Promise<void>
}

interface PaySheetsProps extends PaymentProps {
  readonly rows: readonly ShareRow[]
  /** The bar shows a payment that it can stop. */
  readonly isBusy: boolean
  readonly onPayAll: () => void
}

export function PaySheets({ rows, isBusy, onPayAll, ...payment }: PaySheetsProps) {
  const { takesCards, takesDemo } = payment.group
  const [sheet, setSheet] = useState<'several' | 'own' | 'all' | null>(null)
  const open = openShares(rows)
  const own = open.filter(({ isOwn }) => isOwn)
  // Somebody else paid the last of its shares meanwhile.
  if (sheet && (sheet === 'own' ? own : open).length === 0) setSheet(null)
  const onClose = () => setSheet(null)
  const entry = (to: NonNullable<typeof sheet>, button: ComponentProps<typeof Button>) => (
    <Button {...button} isBusy={isBusy} onClick={() => (navigator.onLine ? setSheet(to) : showOffline())} />
  )
  const quiet = (to: 'several' | 'own') =>
    entry(to, {
      tone: 'quiet',
      size: 'small',
      className: 'flex-1',
      children: texts.billSplit.payTogether[to],
    })
  return (
    <>
      {(takesCards || takesDemo) && (
        <div className="flex flex-wrap justify-center gap-x-2">
          {open.length > 1 && quiet('several')}
          {own.length > 0 && quiet('own')}
        </div>
      )}
      {takesDemo &&
        entry('all', {
          tone: 'secondary',
          disabled: open.length === 0 && !isBusy,
          className: 'mt-2 mb-6 w-full',
          children: texts.billSplit.payEachShare.action,
        })}
      {sheet === 'several' && <PayTogetherSheet {...payment} open={open} onClose={onClose} />}
      {sheet === 'own' && <PayTogetherSheet {...payment} open={own} onClose={onClose} />}
      {sheet === 'all' && <PayAllSheet {...payment} open={open} onPayAll={onPayAll} onClose={onClose} />}
    </>
  )
}

interface SheetProps {
  /** The unpaid shares to choose from. */
  readonly open: readonly ShareRow[]
  readonly onClose: () => void
}

const words = texts.payTogether

/** This phone's own shares are chosen at first. */
function PayTogetherSheet({
  open,
  group,
  hasFee,
  onPay,
  choicesSettled,
  onClose,
}: SheetProps & PaymentProps) {
  const { currency } = group
  const [chosen, setChosen] = useState(
    () => new Set(open.filter(({ isOwn }) => isOwn).map(({ memberId }) => memberId)),
  )
  const [tip, setTip] = useState<OwnTip>({ kind: 'percentage', percentage: 0 })
  const shares = open.filter(({ memberId }) => chosen.has(memberId))
  const due = sumOfDues(shares)
  const ownTip = ownTipOf(tip, due, payableStep(currency))
  const isForOthers = open.some(({ isOwn }) => !isOwn)
  const [title, hint] = isForOthers ? [words.title, words.hint] : [words.alone.title, words.alone.hint]
  const toggle = (memberId: number) =>
    setChosen(now => {
      const next = new Set(now)
      if (!next.delete(memberId)) next.add(memberId)
      return next
    })
  const pay = () => {
    if (ownTip === null || shares.length === 0) return
    onClose()
    onPay(shares, ownTip)
  }
  const sum = money(due + (ownTip ?? 0), currency)
  const bottom = group.takesCards ? (
    <PayByCard group={group} shares={shares} ownTip={ownTip} choicesSettled={choicesSettled} />
  ) : (
    <Button disabled={shares.length === 0 || ownTip === null} className="wrap-anywhere w-full" onClick={pay}>
      {isForOthers && shares.length > 0 ? payForText(sum, shares) : words.pay({ amount: sum })}
    </Button>
  )
  return (
    <Sheet isOpen onClose={onClose} title={title} description={hint} bottom={bottom}>
      {open.length > 1 && (
        <CheckboxGroup
          legend={words.people}
          name="people"
          options={open.map(share => ({
            value: String(share.memberId),
            label: share.isOwn ? words.own({ name: isolate(share.name) }) : isolate(share.name),
            detail: money(share.due, currency),
          }))}
          isChosen={value => chosen.has(Number(value))}
          onChange={event => toggle(Number(event.target.value))}
        />
      )}
      <OwnTipChoice
        tip={tip}
        amount={ownTip}
        isTitled={isForOthers}
        due={due}
        hasFee={hasFee}
        onChoose={setTip}
      />
    </Sheet>
  )
}

/** The names are those chosen above the button, which has room for one line or two. */
function payForText(sum: string, shares: readonly ShareRow[]): string {
  const names = shares.map(({ name }) => isolate(name))
  const isLong = names.length > 3 || (names.length > 1 && list(names).length > 40)
  return isLong
    ? words.payForMany({ amount: sum, people: names.length })
    : words.payFor({ amount: sum, names: list(names) })
}

interface PayAllSheetProps extends SheetProps, Pick<PaySheetsProps, 'group' | 'onPayAll'> {}

function PayAllSheet({ open, group, onPayAll, onClose }: PayAllSheetProps) {
  const { title, hint, you, confirm, cancel } = texts.payForAll
  const pay = () => {
    onClose()
    onPayAll()
  }
  return (
    <Sheet isOpen onClose={onClose} title={title} description={hint}>
      <dl className="divide-y divide-line">
        {open.map(({ memberId, name, due, isOwn }) => (
          <div key={memberId} className="flex items-baseline justify-between gap-4 py-2">
            <dt className="wrap-anywhere min-w-0">
              <bdi>{name}</bdi>
              {isOwn && <span className="text-muted"> · {you}</span>}
            </dt>
            <dd className="shrink-0 font-semibold">
              <Price amount={due} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-col gap-2.5">
        <Button onClick={pay}>{confirm({ amount: money(sumOfDues(open), group.currency) })}</Button>
        <Button tone="quiet" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </Sheet>
  )
}
