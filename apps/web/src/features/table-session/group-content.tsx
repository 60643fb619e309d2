// The group screen after the group is loaded.

import type { Member } from '@tablemate/contract/groups.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import { useState } from 'react'
import { InstallOffer } from '../../app/install/install-offer.tsx'
import type { LiveState } from '../../lib/group/use-live-group.ts'
import { useWaiting } from '../../lib/outbox/phone-outbox.ts'
import { memberOf, type WaitingOrder } from '../../lib/outbox/queued-order.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { Screen } from '../../ui/screen.tsx'
import { OrderForm } from '../ordering/form/order-form.tsx'
import { MenuOrder, type MenuOrderProps } from '../ordering/menu/menu-order.tsx'
import { Offers } from '../ordering/voice/offers.tsx'
import { speaksEnglish } from '../ordering/voice/speaks-english.ts'
import { useVoice } from '../ordering/voice/use-voice.ts'
import { VoicePanel } from '../ordering/voice/voice-panel.tsx'
import { usePaidFor } from '../pay/use-paid-for.ts'
import { EventLine } from './event-line.tsx'
import { FoldedOrders, useFolded } from './folded-orders.tsx'
import { GroupActions } from './group-actions.tsx'
import { menuItemsText } from './group-events.ts'
import { GroupHeader } from './group-header.tsx'
import { BelowOwnOrders, ClosedGroup, KitchenAlert, KitchenNotice } from './kitchen/kitchen-parts.tsx'
import { reachesKitchen } from './kitchen/order-stage.ts'
import { ServiceRequests, ServiceRequestsButton } from './kitchen/service-requests.tsx'
import { MemberStrip } from './member-strip.tsx'
import { MenuBar } from './menu-bar.tsx'
import { OwnOrders } from './own-orders.tsx'
import { useGroupEvents } from './use-group-events.ts'
import { useMenuFirst } from './use-menu-first.ts'
import { ownOrdersId, useOrderPanel } from './use-order-panel.ts'
import { type OrderingFor, useOrderingFor } from './use-ordering-for.ts'
import { useSendSentence } from './use-send-sentence.ts'
import { useUndoable } from './use-undoable.ts'

interface Props {
  readonly groupState: GroupState
  readonly me: Member
  readonly live: LiveState
}

export function GroupContent({ groupState, me, live }: Props) {
  usePaidFor(groupState)
  const { group, members, orders } = groupState
  const orderingFor = useOrderingFor(members, me)
  const { person, people } = orderingFor
  const ownIds = people.map(({ id }) => id)
  const own = orders.filter(({ memberId }) => ownIds.includes(memberId))
  const { announcements, pulsing, announce } = useGroupEvents(groupState, me.id)
  const waiting = useWaiting(group.id)
  const undoable = useUndoable()
  const { panel, takesFocus, priceAt, add, edit, amend, close, sent } = useOrderPanel(group.id, {
    own,
    waiting,
  })
  const menu = useMenuFirst(groupState, ownIds)
  const folded = useFolded()
  const [isCalling, setCalling] = useState(false)
  const [isSpeaking, setSpeaking] = useState(false)
  const sentence = useSendSentence({ groupState, memberId: person.id, own, announce, undoable })
  const voice = useVoice(async (words, isOpen) => {
    const result = await sentence.send(words, isOpen)
    if (result === 'other-language' || result?.kind === 'no-dish') return result
    if (result?.kind === 'nothing' && !result.hasOffers) return result
    setSpeaking(false)
    if (result?.kind !== 'nothing') folded.open()
    return result
  })
  const form = {
    groupId: group.id,
    memberId: panel.kind === 'amending' ? memberOf(panel.order, me.id) : person.id,
    restaurantId: group.restaurantId,
    takesFocus,
    priceAt,
    onClose: close,
  }
  const isPaused = group.isActive && group.isOrderingPaused
  const voiceProps = { groupState, memberId: person.id, voice }
  const isVoiceFirst = speaksEnglish()
  const voicePanel = group.isActive && !menu.isFirst && <VoicePanel {...voiceProps} />
  const isNewOpen = !menu.isFirst && panel.kind === 'adding' && group.isActive
  const isChanging = group.isActive && (panel.kind === 'editing' || panel.kind === 'amending')
  const changing = isChanging ? panel.order : undefined
  const onSent = (order: Order | null) => {
    if (order) announce(texts.group.form.addedWhat({ dishes: menuItemsText(order.items) }))
    sent()
    folded.open()
  }
  const hasKitchen = reachesKitchen(groupState)
  const lists = (
    <>
      {hasKitchen && <KitchenAlert orders={own} />}
      {listsOf(orderingFor, me, own, waiting).map(({ of, orders, waiting }, place) => (
        <OwnOrders
          key={of.id}
          headingId={place === 0 ? ownOrdersId : `${ownOrdersId}-${of.id}`}
          isTitledAbove={menu.isFirst && place === 0 && of.id === me.id}
          title={of.id === me.id ? texts.group.own.title : texts.people.ordersOf({ name: isolate(of.name) })}
          members={members}
          orders={orders}
          waiting={waiting}
          isOffline={live.state === 'offline'}
          isPaused={isPaused}
          isClosed={!group.isActive}
          hasKitchen={hasKitchen}
          undoable={undoable.order}
          onEdit={(order, at) => {
            undoable.withdraw()
            edit(order, at)
          }}
          onAmend={amend}
          onAgain={onSent}
          onRemoved={() => announce(texts.group.own.removed)}
          editing={
            changing !== undefined && {
              order: idOf(changing),
              form: (
                <OrderByHand
                  {...form}
                  key={idOf(changing)}
                  order={changing}
                  onSent={order => {
                    if (order) announce(texts.group.form.saved)
                    sent()
                  }}
                />
              ),
            }
          }
        />
      ))}
      <BelowOwnOrders groupState={groupState} own={ownIds} />
    </>
  )

  return (
    <Screen
      header={<GroupHeader group={group} />}
      bottom={
        menu.isFirst
          ? menu.state !== 'typing' && (
              <MenuBar
                groupId={group.id}
                isChosen={menu.state === 'chosen'}
                barRef={menu.setBar}
                isSpeaking={isSpeaking}
                onSpeak={() => {
                  setSpeaking(true)
                  voice.tap()
                }}
                sheet={{
                  ...voiceProps,
                  onClose() {
                    voice.cancel()
                    setSpeaking(false)
                  },
                }}
              />
            )
          : panel.kind === 'closed' &&
            group.isActive && <GroupActions group={group} onAdd={menu.hasFailed ? menu.tryAgain : add} />
      }
    >
      <MemberStrip
        groupState={groupState}
        me={me}
        orderingFor={orderingFor}
        live={live}
        pulsing={pulsing}
        action={
          menu.isFirst &&
          groupState.requests && (
            <ServiceRequestsButton
              isOpen={isCalling}
              isWaiting={groupState.requests.length > 0}
              onToggle={() => setCalling(!isCalling)}
            />
          )
        }
      />
      <EventLine announcements={announcements} isOverlay={menu.isFirst} />
      {sentence.offers.length > 0 && (
        <Offers
          {...{ groupState, me: me.id }}
          offers={sentence.offers}
          order={sentence.order}
          onDone={sentence.drop}
        />
      )}
      {!group.isActive && <ClosedGroup groupId={group.id} />}
      <KitchenNotice group={group} />
      {isVoiceFirst && voicePanel}
      {isNewOpen && <OrderByHand {...form} order={undefined} onSent={onSent} />}
      {!isVoiceFirst && voicePanel}
      {group.isActive && groupState.requests && (!menu.isFirst || isCalling) && (
        <ServiceRequests groupId={group.id} requests={groupState.requests} />
      )}
      {menu.isFirst ? (
        <>
          <FoldedOrders {...{ orders, own, waiting }} isOpen={folded.isOpen} onToggle={folded.toggle}>
            {lists}
          </FoldedOrders>
          <OrderByHand
            {...form}
            key={folded.sent}
            memberId={person.id}
            takesFocus={false}
            isAlwaysOpen
            order={undefined}
            onSent={onSent}
            onClose={menu.fail}
            place={menu.place}
          />
        </>
      ) : (
        lists
      )}
      <InstallOffer isDue={own.length > 0} />
    </Screen>
  )
}

/** The orders of every member that this phone orders for: first the selected member, then the others who have orders. */
function listsOf(
  { person, people }: OrderingFor,
  me: Member,
  orders: readonly Order[],
  waiting: readonly WaitingOrder[],
) {
  const isHere = (id: number) => people.some(one => one.id === id)
  const whose = (order: WaitingOrder) => {
    const id = memberOf(order, me.id)
    return isHere(id) ? id : me.id
  }
  return [person, ...people.filter(({ id }) => id !== person.id)]
    .map(of => ({
      of,
      orders: orders.filter(({ memberId }) => memberId === of.id),
      waiting: waiting.filter(order => whose(order) === of.id),
    }))
    .filter(({ of, orders, waiting }) => of.id === person.id || orders.length + waiting.length > 0)
}

/** The order's id, or its key while it waits. */
function idOf(order: Order | WaitingOrder): number | string {
  return 'id' in order ? order.id : order.key
}

/** The form for ordering by hand: picked from the restaurant's menu, or typed. */
function OrderByHand(props: MenuOrderProps) {
  return props.restaurantId === null ? <OrderForm {...props} /> : <MenuOrder {...props} />
}
