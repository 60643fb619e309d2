// The group screen after the table is loaded.

import type { Member } from '#contract/groups.ts'
import type { Table } from '#contract/live.ts'
import type { Order } from '#contract/orders.ts'
import { useWaiting } from '../../outbox/phone-outbox.ts'
import { memberOf, type WaitingOrder } from '../../outbox/queued-order.ts'
import { usePaidFor } from '../../parts/use-paid-for.ts'
import { InstallOffer } from '../../shell/install/install-offer.tsx'
import type { LiveState } from '../../table/use-table.ts'
import { isolate } from '../../text/isolate.ts'
import * as texts from '../../text/texts.ts'
import { Screen } from '../../ui/screen.tsx'
import { EventLine } from './event-line.tsx'
import { GroupHeader } from './group-header.tsx'
import { LazyBelowOwnOrders, LazyCalls, LazyKitchenPart } from './kitchen/lazy-kitchen.tsx'
import { reachesKitchen } from './kitchen/order-stage.ts'
import { ManualEntry } from './manual-entry.tsx'
import { MemberStrip } from './member-strip.tsx'
import { MenuEntry } from './menu-entry.tsx'
import { LazyOrderForm } from './order-form/lazy-order-form.tsx'
import { OwnOrders } from './own-orders.tsx'
import { QuickActions } from './quick-actions.tsx'
import { dishesText } from './table-events.ts'
import { ownOrdersId, useOrderPanel } from './use-order-panel.ts'
import { type OrderingFor, useOrderingFor } from './use-ordering-for.ts'
import { useSendSentence } from './use-send-sentence.ts'
import { useTableEvents } from './use-table-events.ts'
import { useUndoable } from './use-undoable.ts'
import { speaksEnglish } from './voice/speaks-english.ts'
import { VoicePanel } from './voice/voice-panel.tsx'

interface Props {
  readonly table: Table
  readonly me: Member
  readonly live: LiveState
}

export function GroupTable({ table, me, live }: Props) {
  usePaidFor(table)
  const { group, members, orders } = table
  const orderingFor = useOrderingFor(members, me)
  const { person, people } = orderingFor
  const own = orders.filter(({ memberId }) => people.some(({ id }) => id === memberId))
  const { announcements, pulsing, announce } = useTableEvents(table, me.id)
  const waiting = useWaiting(group.id)
  const undoable = useUndoable()
  const { panel, takesFocus, priceAt, add, type, edit, amend, close, sent } = useOrderPanel(group.id, {
    own,
    waiting,
  })
  const sendSentence = useSendSentence({ groupId: group.id, memberId: person.id, own, announce, undoable })
  const form = {
    groupId: group.id,
    memberId: panel.kind === 'amending' ? memberOf(panel.order, me.id) : person.id,
    restaurantId: group.restaurantId,
    takesFocus,
    priceAt,
    onClose: close,
  }
  const isPaused = group.isActive && group.isOrderingPaused
  const isVoiceFirst = speaksEnglish()
  const voicePanel = group.isActive && <VoicePanel table={table} memberId={person.id} onSend={sendSentence} />
  const isNewOpen = panel.kind === 'adding' && group.isActive
  const isChanging = group.isActive && (panel.kind === 'editing' || panel.kind === 'amending')
  const changing = isChanging ? panel.order : undefined

  return (
    <Screen
      header={<GroupHeader group={group} />}
      bottom={
        panel.kind === 'closed' &&
        group.isActive && <QuickActions groupId={group.id} onAdd={group.isUniversalMode ? type : add} />
      }
    >
      <MemberStrip table={table} me={me} orderingFor={orderingFor} live={live} pulsing={pulsing} />
      <EventLine announcements={announcements} />
      {!group.isActive && <LazyKitchenPart closedGroupId={group.id} />}
      {isPaused && <LazyKitchenPart isPaused />}
      {isVoiceFirst && voicePanel}
      {isNewOpen && (
        <LazyOrderForm
          {...form}
          isTyped={panel.how === 'typed'}
          order={undefined}
          onSent={order => {
            if (order) announce(texts.group.form.addedWhat(dishesText(order.items)))
            sent()
          }}
        />
      )}
      {!isNewOpen && group.isActive && group.restaurantId !== null && (
        <MenuEntry group={group} onOpen={add} />
      )}
      {!isNewOpen && group.isActive && group.isUniversalMode && <ManualEntry group={group} onOpen={type} />}
      {!isVoiceFirst && voicePanel}
      {group.isActive && <LazyCalls table={table} />}
      {listsOf(orderingFor, me, own, waiting).map(({ of, orders, waiting }, place) => (
        <OwnOrders
          key={of.id}
          headingId={place === 0 ? ownOrdersId : `${ownOrdersId}-${of.id}`}
          title={of.id === me.id ? texts.group.own.title : texts.people.ordersOf(isolate(of.name))}
          members={members}
          orders={orders}
          waiting={waiting}
          isOffline={live.state === 'offline'}
          isPaused={isPaused}
          isClosed={!group.isActive}
          hasKitchen={reachesKitchen(table)}
          undoable={undoable.order}
          onEdit={(order, at) => {
            undoable.withdraw()
            edit(order, at)
          }}
          onAmend={amend}
          onRemoved={() => announce(texts.group.own.removed)}
          editing={
            changing !== undefined && {
              order: idOf(changing),
              form: (
                <LazyOrderForm
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
      <LazyBelowOwnOrders table={table} own={people.map(({ id }) => id)} />
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
