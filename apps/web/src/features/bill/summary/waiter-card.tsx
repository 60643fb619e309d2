// "For the waiter": all orders of the group in one list. Dishes that are new since the list was last shown come first.

import type { Member } from '@tablemate/contract/groups.ts'
import { oldestFirst } from '@tablemate/domain/orders/order.ts'
import {
  changesSince,
  isSameRemark,
  type Portion,
  portionsOf,
  type Remark,
  remarksOf,
  waiterList,
} from '@tablemate/domain/orders/waiter-list.ts'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { readStored, store } from '../../../lib/device/storage.ts'
import { timeOfDay } from '../../../lib/text/format.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { allergiesText } from '../../people/allergies-text.ts'
import type { Summary } from './use-summary.ts'
import { lineText, peopleText } from './waiter-text.ts'

const words = texts.summary.waiter

export function WaiterCard({ summary }: { summary: Summary }) {
  const { group, members } = summary
  const { shown, storeShown } = useShownList(group.id)
  const orders = members.flatMap(member => member.orders).sort(oldestFirst)
  const nameOf = new Map(members.map(({ id, name }) => [id, name]))
  const [portions, remarks] = [portionsOf(orders), remarksOf(orders)]
  const { fresh, before, gone } = changesSince(shown?.portions ?? [], portions)
  const wasShown = (remark: (typeof remarks)[number]) =>
    shown?.remarks.some(other => isSameRemark(other, remark)) ?? false
  const newRemarks = remarks.filter(remark => !wasShown(remark))
  const hasChanges = fresh.length + newRemarks.length + gone.length > 0
  const at = shown && timeOfDay(shown.at)
  return (
    <section
      aria-labelledby="for-the-waiter"
      className="mt-6 rounded-card bg-tint p-5 print:bg-transparent print:p-0"
    >
      <h2 id="for-the-waiter" className="break-after-avoid text-lead">
        {words.title}
      </h2>
      <p className="on-screen-only text-pretty text-muted text-small">{words.hint}</p>
      <AllergicPeople members={summary.allergic} />
      <WaiterLines
        {...(at && { title: words.newSince({ time: at }) })}
        portions={fresh}
        remarks={newRemarks}
        nameOf={nameOf}
      />
      <WaiterLines title={words.withdrawn} portions={gone} nameOf={nameOf} isStruck />
      <WaiterLines
        title={hasChanges ? words.before : words.nothingNew({ time: at ?? '' })}
        portions={before}
        remarks={remarks.filter(wasShown)}
        nameOf={nameOf}
      />
      {hasChanges && (
        <div className="on-screen-only pt-4">
          <Button
            tone="secondary"
            size="small"
            className="w-full"
            onClick={() => storeShown({ portions, remarks })}
          >
            <Check size={20} strokeWidth={1.9} aria-hidden />
            {words.shown}
          </Button>
        </div>
      )}
    </section>
  )
}

// The members' allergies, at the top of the waiter's list.

function AllergicPeople({ members }: { readonly members: readonly Member[] }) {
  if (members.length === 0) return null
  return (
    <div className="mt-3 break-inside-avoid rounded-button bg-ink px-4 py-3 text-paper print:border-2 print:border-black print:bg-white print:text-black">
      <h3 className="font-sans font-semibold text-body tracking-normal">{texts.allergiesOf.title}</h3>
      <ul>
        {members.map(member => (
          <li key={member.id} className="wrap-anywhere pt-1 text-input">
            <bdi className="font-semibold">{member.name}</bdi>: {allergiesText(member)}
          </li>
        ))}
      </ul>
    </div>
  )
}

// The list that this phone last showed to the waiter, stored until the group ends.

interface ShownList {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly portions: readonly Portion[]
  readonly remarks: readonly Remark[]
}

function useShownList(groupId: string) {
  const key = `waiter_${groupId.toLowerCase()}`
  const [shown, setShown] = useState(() => parse(readStored(key)))
  return {
    /** Null if no list was shown yet. */
    shown,
    storeShown(list: Omit<ShownList, 'at'>) {
      const now = { ...list, at: Date.now() }
      store(key, JSON.stringify(now))
      setShown(now)
    },
  }
}

function parse(stored: string | null): ShownList | null {
  try {
    const list: ShownList | null = JSON.parse(stored ?? 'null')
    const isValid =
      typeof list?.at === 'number' && Array.isArray(list.portions) && Array.isArray(list.remarks)
    return isValid ? list : null
  } catch {
    return null
  }
}

// A section of the waiter's list: the dishes with their members' names, and remarks.

interface Props {
  readonly title?: string
  readonly portions: readonly Portion[]
  readonly remarks?: readonly Remark[]
  readonly nameOf: ReadonlyMap<number, string>
  /** The dishes are no longer wanted. */
  readonly isStruck?: boolean
}

function WaiterLines({ title, portions, remarks = [], nameOf, isStruck = false }: Props) {
  if (portions.length + remarks.length === 0) return null
  return (
    <>
      {title && (
        <h3 className="break-after-avoid pt-4 font-sans font-semibold text-accent-text text-body tracking-normal print:text-black">
          {title}
        </h3>
      )}
      <ul className="flex flex-col gap-2.5 pt-3 print:block print:columns-[15rem] print:gap-x-10 print:pt-1">
        {waiterList(portions).map(line => (
          <Line key={line.name} detail={peopleText(line, nameOf)}>
            <span className={`font-semibold text-input ${isStruck ? 'line-through' : ''}`}>
              {lineText(line)}
            </span>
            {line.isPriceGuessed && !isStruck && (
              <span className="text-accent-text text-small print:text-black"> {words.guessed}</span>
            )}
          </Line>
        ))}
        {remarks.map(({ memberId, kind, text }) => (
          <Line key={`${memberId} ${kind} ${text}`} detail={nameOf.get(memberId) ?? ''}>
            <span className="text-muted print:text-black">{words.remark[kind]}</span>{' '}
            <bdi className="font-semibold">{texts.order.quote({ text })}</bdi>
          </Line>
        ))}
      </ul>
    </>
  )
}

/** `detail`: the members' names. */
function Line({ detail, children }: { detail: string; children: ReactNode }) {
  return (
    <li className="wrap-anywhere break-inside-avoid print:py-1">
      <p>{children}</p>
      {detail && <p className="text-muted [unicode-bidi:normal] print:ps-4 print:text-black">{detail}</p>}
    </li>
  )
}
