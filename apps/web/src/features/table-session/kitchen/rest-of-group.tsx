// The orders of the other members, by member, with the kitchen's progress.

import type { Member } from '@tablemate/contract/groups.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import { useId } from 'react'
import { texts } from '../../../lib/text/texts.ts'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { OrderItems } from '../../ordering/order-items.tsx'
import { OrderMark } from '../../ordering/order-mark.tsx'
import { OrderWords } from '../../ordering/order-words.tsx'
import { OthersItemSharing } from '../../ordering/sharing/others-item-sharing.tsx'
import { Transcript } from '../../ordering/transcript.tsx'
import { Avatar } from '../../people/avatar.tsx'
import { reachesKitchen, stageOf } from './order-stage.ts'

export interface RestOfGroupProps {
  readonly groupState: GroupState
  /** The members whose orders are shown above. */
  readonly own: readonly number[]
}

const words = texts.kitchen

export function RestOfGroup({ groupState, own }: RestOfGroupProps) {
  const headingId = useId()
  const { group, members, orders } = groupState
  const hasKitchen = reachesKitchen(groupState)
  const ordersOf = groupBy(orders, ({ memberId }) => memberId)
  const others = members.flatMap(member => {
    const theirs = own.includes(member.id) ? undefined : ordersOf.get(member.id)
    return theirs ? [{ ...member, orders: theirs }] : []
  })
  if (others.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="animate-fade pt-8">
      <h2 id={headingId} className="pb-1 text-lead">
        {words.rest}
      </h2>
      <ul className="divide-y divide-line">
        {others.map(({ id, name, orders }) => (
          <li key={id} className="py-4">
            <h3 className="flex items-center gap-3 font-sans font-semibold text-body tracking-normal">
              <Avatar memberId={id} name={name} className="size-7 text-small!" />
              <bdi className="wrap-anywhere min-w-0">{name}</bdi>
            </h3>
            {orders.map(order => (
              <OthersOrder
                key={order.id}
                order={order}
                members={members}
                own={group.isActive ? own : []}
                hasKitchen={hasKitchen}
                isClosed={!group.isActive}
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Props {
  readonly order: Order
  readonly members: readonly Member[]
  /** Who may share a dish. */
  readonly own: readonly number[]
  readonly hasKitchen: boolean
  readonly isClosed: boolean
}

function OthersOrder({ order, members, own, hasKitchen, isClosed }: Props) {
  const stage = stageOf(order)
  return (
    <div className="animate-rise pt-3 ps-10">
      {order.state === 'incomplete' ? (
        <Transcript text={order.transcription} />
      ) : (
        <>
          <OrderItems
            items={order.items}
            below={item => <OthersItemSharing order={order} item={item} members={members} own={own} />}
          />
          <OrderWords order={order} isExplained={false} className={order.items.length > 0 ? 'pt-2' : ''} />
        </>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1.5 text-muted text-small">
        <TimeAgo instant={order.createdAt} />
        <OrderMark order={order} isClosed={isClosed} />
        {stage && (
          <span className={`font-semibold ${stage === 'refused' ? 'text-danger' : 'text-live'}`}>
            {stage === 'waiting' ? words.othersWaiting : words.states[stage]}
          </span>
        )}
        {!stage && hasKitchen && order.state === 'placed' && (
          <span className="font-semibold text-accent-text">{texts.offline.order.refused}</span>
        )}
      </p>
    </div>
  )
}
