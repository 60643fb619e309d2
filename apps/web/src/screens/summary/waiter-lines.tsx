// A section of the waiter's list: the dishes with their members' names, and remarks.

import { type Portion, type Remark, waiterList } from '@tablemate/domain/orders/waiter-list.ts'
import type { ReactNode } from 'react'
import { texts } from '../../text/texts.ts'
import { lineText, peopleText } from './waiter-text.ts'

interface Props {
  readonly title?: string
  readonly portions: readonly Portion[]
  readonly remarks?: readonly Remark[]
  readonly nameOf: ReadonlyMap<number, string>
  /** The dishes are no longer wanted. */
  readonly isStruck?: boolean
}

const words = texts.summary.waiter

export function WaiterLines({ title, portions, remarks = [], nameOf, isStruck = false }: Props) {
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
