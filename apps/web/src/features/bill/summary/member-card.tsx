// A member's orders and their total.

import type { Member } from '@tablemate/contract/groups.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import type { MemberSummary } from '@tablemate/domain/orders/order-summary.ts'
import { texts } from '../../../lib/text/texts.ts'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { Price } from '../../currency/price.tsx'
import { OrderItems } from '../../ordering/order-items.tsx'
import { OrderMark } from '../../ordering/order-mark.tsx'
import { OrderWords } from '../../ordering/order-words.tsx'
import { SharedWith } from '../../ordering/shared-with.tsx'
import type { NamedMembers } from '../../ordering/sharers-text.ts'
import { allergiesText } from '../../people/allergies-text.ts'
import { Avatar } from '../../people/avatar.tsx'

interface Props {
  readonly member: MemberSummary<Order>
  /** Everyone in the group. */
  readonly members: NamedMembers
  /** The members who have allergies. */
  readonly allergic: readonly Member[]
  readonly isClosed: boolean
}

/** A card with at most this many lines is not split between printed pages; a longer one would leave half a page empty. */
const maxUnbrokenLines = 12

export function MemberCard({ member, members, allergic, isClosed }: Props) {
  const { id, name, orders, itemCount, total } = member
  const allergies = allergic.find(one => one.id === id)
  const lines = orders.reduce((sum, { items }) => sum + Math.max(1, items.length), 0)
  return (
    <article
      className={`rounded-card border border-line bg-card px-4 print:border-0 print:px-0 print:pb-3 ${lines <= maxUnbrokenLines ? 'break-inside-avoid' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-end gap-x-4 break-after-avoid py-3 print:border-black print:border-b print:py-1">
        <span className="flex min-w-[60%] flex-1 items-center gap-3">
          <span className="on-screen-only">
            <Avatar memberId={id} name={name} />
          </span>
          <span className="min-w-0">
            <h3 className="wrap-anywhere font-sans font-semibold text-body tracking-normal">
              <bdi>{name}</bdi>
            </h3>
            <span className="block text-muted text-small print:text-black">
              {orders.length === 0
                ? texts.summary.memberEmpty
                : texts.summary.itemCount({ count: itemCount })}
            </span>
            {allergies && (
              <span className="wrap-anywhere block font-semibold">
                {texts.allergiesOf.listed({ allergens: allergiesText(allergies) })}
              </span>
            )}
          </span>
        </span>
        {total > 0 && <Price amount={total} className="font-semibold text-lead" />}
      </div>
      {orders.map(order => (
        <div
          key={order.id}
          className="animate-rise border-line border-t pt-3.5 pb-3 print:border-0 print:py-1"
        >
          <OrderItems
            items={order.items}
            below={item => item.sharedBy && <SharedWith item={item} orderer={id} members={members} />}
          />
          <OrderWords order={order} isExplained={false} className={order.items.length > 0 ? 'pt-2' : ''} />
          <p
            className={`flex items-center gap-3 pt-2 text-muted text-small ${order.state === 'incomplete' ? 'print:pt-0' : 'print:hidden'}`}
          >
            <span className="on-screen-only">
              <TimeAgo instant={order.createdAt} />
            </span>
            <OrderMark order={order} isClosed={isClosed} />
          </p>
        </div>
      ))}
    </article>
  )
}
