// What a sentence asked for besides dishes: each with the action that was meant.

import type { GroupState } from '@tablemate/contract/live.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import { notRefused } from '@tablemate/domain/orders/order.ts'
import { useEffect, useRef, useState } from 'react'
import { randomKey } from '../../../lib/device/random-key.ts'
import { paths } from '../../../lib/paths.ts'
import { isolate } from '../../../lib/text/isolate.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button, NavButton } from '../../../ui/button.tsx'
import { usePeople } from '../../people/use-people.ts'
import { menuItemsText } from '../../table-session/group-events.ts'
import { useServiceRequests } from '../../table-session/use-service-requests.ts'
import { showOrderFailure } from '../form/outcome.ts'
import { saveChange } from '../form/save-change.ts'
import { placeOrder } from '../form/send-order.ts'
import type { Offer } from './read-acts.ts'

interface OffersProps {
  readonly groupState: GroupState
  /** The phone's own member: whose name an allergy does not need. */
  readonly me: number
  readonly offers: readonly Offer[]
  /** The order that the sentence became besides. */
  readonly order: Order | undefined
  /** The offer was taken or declined. */
  readonly onDone: (offer: Offer) => void
}

const words = texts.understood.offer

export function Offers({ groupState, me, offers, order, onDone }: OffersProps) {
  const { group, members, requests } = groupState
  const { callFor } = useServiceRequests(group.id, requests ?? [])
  const { changeAllergies } = usePeople(group.id, members)
  const [isBusy, setBusy] = useState(false)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (offers.length > 0) section.current?.focus()
  }, [offers])
  if (offers.length === 0) return null

  /** An action that resolves to false has shown why it failed. */
  const take = (offer: Offer, action: () => Promise<unknown>) => async () => {
    setBusy(true)
    try {
      if ((await action()) !== false) {
        onDone(offer)
        await settle(offer)
      }
    } catch (error) {
      showOrderFailure(error, { isNew: false })
    }
    setBusy(false)
  }
  /** What was offered and taken is understood. */
  const settle = async ({ said }: Offer) => {
    if (!order) return
    const { transcription, notUnderstood } = order
    const left = notUnderstood.filter(({ start, end }) => !said.includes(transcription.slice(start, end)))
    // If it fails, the words stay: the diner can leave them out.
    if (left.length < notUnderstood.length)
      await saveChange(order, { notUnderstood: left }).catch(() => undefined)
  }
  const orderAgain = ({ order: { items, note }, memberId }: Offer & { kind: 'again' }) =>
    placeOrder(
      {
        ...{ groupId: group.id, memberId, transcription: '', key: randomKey() },
        items: notRefused(items).map(({ name, quantity, price, options, modifications }) => ({
          ...{ name, quantity, price, ...(modifications && { modifications }) },
          ...(options && { options: notRefused(options) }),
        })),
        ...(note && { note }),
      },
      { onStored: () => undefined, canRestore: () => false },
    )
  const saveAllergy = async ({ to, memberId }: Offer & { kind: 'allergy' }) => {
    const known = members.find(({ id }) => id === memberId)?.allergies ?? ''
    const allergies = known === '' ? to : `${known}, ${to}`
    await changeAllergies({ id: memberId }, { allergies })
  }

  const shown = (offer: Offer) => {
    switch (offer.kind) {
      case 'bill':
        return {
          text: words.bill,
          action: (
            <>
              {requests && (
                <Button size="small" isBusy={isBusy} onClick={take(offer, () => callFor('bill'))}>
                  {texts.calls.kinds.bill}
                </Button>
              )}
              <NavButton
                size="small"
                tone="secondary"
                to={paths.billSplit(group.id)}
                onClickCapture={() => void settle(offer)}
              >
                {texts.titles.billSplit}
              </NavButton>
            </>
          ),
        }
      case 'question':
        return {
          text: words.question,
          action: requests && (
            <Button size="small" isBusy={isBusy} onClick={take(offer, () => callFor('waiter'))}>
              {texts.calls.kinds.waiter}
            </Button>
          ),
        }
      case 'again':
        return {
          text: words.again({ dishes: menuItemsText(notRefused(offer.order.items)) }),
          action: (
            <Button size="small" isBusy={isBusy} onClick={take(offer, () => orderAgain(offer))}>
              {words.orderAgain}
            </Button>
          ),
        }
      case 'allergy': {
        const name = offer.memberId === me ? undefined : members.find(({ id }) => id === offer.memberId)?.name
        const to = isolate(offer.to)
        return {
          text: name ? words.allergyOf({ to, name: isolate(name) }) : words.allergy({ to }),
          action: (
            <Button size="small" isBusy={isBusy} onClick={take(offer, () => saveAllergy(offer))}>
              {words.save}
            </Button>
          ),
        }
      }
    }
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={words.title}
      className="my-3 flex scroll-mt-4 animate-rise flex-col gap-3 rounded-card bg-tint p-4 outline-none"
    >
      {offers.map((offer, at) => {
        const { text, action } = shown(offer)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: offers have no other identity than their index
          <div key={at}>
            <p className="wrap-anywhere text-pretty font-semibold">{text}</p>
            <div className="flex flex-wrap gap-2 pt-2">
              {action}
              <Button size="small" tone="quiet" onClick={() => onDone(offer)}>
                {words.decline}
              </Button>
            </div>
          </div>
        )
      })}
    </section>
  )
}
