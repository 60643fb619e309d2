// What its diner can do with a dish that was ordered: change the order, have the dish again, delete it, and share it.

import type { Member } from '@tablemate/contract/groups.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import { notRefused, type OrderItem, type SharedBy } from '@tablemate/domain/orders/order.ts'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { isolate } from '../../lib/text/isolate.ts'
import { problemText } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { Price } from '../currency/price.tsx'
import { showOrderFailure } from '../ordering/form/outcome.ts'
import { saveChange } from '../ordering/form/save-change.ts'
import { placeOrder } from '../ordering/form/send-order.ts'
import { itemText } from '../ordering/item-text.ts'
import { OnlyOwner, SharingChoice } from '../ordering/sharing/sharing-choice.tsx'
import { AskRemoval } from './ask-removal.tsx'
import { lockOf } from './order-lock.ts'
import { useInlineConfirm } from './use-inline-confirm.ts'
import { useRemoval } from './use-removal.ts'

export interface OrderItemSheetProps {
  readonly order: Order
  /** With the pending choice of who shares it. */
  readonly item: OrderItem
  /** The item's index among the items that the kitchen did not refuse. */
  readonly at: number
  /** Everyone in the group. */
  readonly members: readonly Member[]
  readonly onEdit: () => void
  /** The dish was ordered again: the order in the group, or null while it is on this phone. */
  readonly onAgain: (order: Order | null) => void
  readonly onRemoved: () => void
  readonly onShare: (sharedBy: SharedBy | null) => void
  readonly onClose: () => void
}

const words = texts.askRemoval
const own = texts.group.own

export function OrderItemSheet(props: OrderItemSheetProps) {
  const { order, item, at, members, onEdit, onAgain, onRemoved, onShare, onClose } = props
  const [isOrdering, setOrdering] = useState(false)
  const whole = useRemoval(order, onRemoved)
  const removal = useInlineConfirm(async () => {
    try {
      const items = notRefused(order.items).filter((_, index) => index !== at)
      await saveChange(order, { items })
      onClose()
      return true
    } catch (error) {
      showOrderFailure(error, { isNew: false })
      return false
    }
  })
  const lock = lockOf(order)
  const isShareable = members.length > 1 && !order.isLocked
  const isOne = notRefused(order.items).length === 1
  const sharing = { item, orderer: order.memberId, members, onChoose: onShare }

  const again = async () => {
    if (isOrdering) return
    setOrdering(true)
    const { name, price, modifications, isOffMenu } = item
    const options = item.options && notRefused(item.options)
    const items = [{ name, quantity: 1, price, options, modifications, isOffMenu }]
    try {
      const outcome = await placeOrder(
        { groupId: order.groupId, memberId: order.memberId, items },
        { onStored: () => undefined, canRestore: () => false },
      )
      onClose()
      onAgain(outcome.kind === 'placed' ? outcome.order : null)
    } catch (error) {
      showOrderFailure(error, { isNew: true })
      setOrdering(false)
    }
  }

  return (
    <Sheet
      isOpen
      keepsFocus
      onClose={onClose}
      title={itemText(item)}
      bottom={
        isShareable && (
          <div className="flex flex-wrap gap-2.5">
            <OnlyOwner {...sharing} onClose={onClose} />
            <Button className="flex-1 basis-32" onClick={onClose}>
              {texts.sharing.done}
            </Button>
          </div>
        )
      }
    >
      {item.modifications && (
        <p className="wrap-anywhere -mt-1 pb-2 text-muted">
          <bdi>{item.modifications}</bdi>
        </p>
      )}
      {lock && <p className="text-pretty pb-2 text-muted">{problemText(lock)}</p>}
      <ul className="-mx-5 divide-y divide-line border-line border-y">
        {!lock && (
          <Action
            icon={<Pencil {...icon} />}
            text={own.edit}
            onClick={() => {
              onClose()
              onEdit()
            }}
          />
        )}
        {!item.doubt && (
          <Action icon={<Plus {...icon} />} text={texts.menuPicker.again} isBusy={isOrdering} onClick={again}>
            <Price amount={item.price} className="ms-auto shrink-0 text-muted" />
          </Action>
        )}
        {!lock && !isOne && (
          <Removal
            removal={removal}
            text={words.dish}
            question={words.askDish({ dish: isolate(item.name) })}
          />
        )}
        {!lock && <Removal removal={whole} text={isOne ? own.remove : words.order} />}
      </ul>
      {isShareable && (
        <>
          <SharingChoice {...sharing} className="mt-4" />
          <p className="text-pretty pb-3 text-muted text-small">{texts.sharing.hint}</p>
        </>
      )}
    </Sheet>
  )
}

const icon = { size: 20, strokeWidth: 1.9, 'aria-hidden': true, className: 'shrink-0' } as const

interface ActionProps extends ComponentProps<'button'> {
  readonly icon: ReactNode
  readonly text: string
  readonly isBusy?: boolean
}

function Action({ icon, text, isBusy, className = '', children, ...button }: ActionProps) {
  return (
    <li>
      <button
        type="button"
        aria-busy={isBusy || undefined}
        className={`gutter flex min-h-13 w-full items-center gap-3 text-start font-semibold ${className}`}
        {...button}
      >
        {icon}
        {text}
        {children}
      </button>
    </li>
  )
}

interface RemovalProps {
  readonly removal: ReturnType<typeof useInlineConfirm>
  readonly text: string
  readonly question?: string
}

function Removal({ removal, text, question }: RemovalProps) {
  if (!removal.isAsking)
    return (
      <Action
        icon={<Trash2 {...icon} />}
        text={text}
        className="text-danger"
        ref={removal.isDeclined ? takeFocus : undefined}
        onClick={removal.ask}
      />
    )
  return (
    <li className="gutter flex min-h-13 items-center">
      <AskRemoval
        question={question}
        isBusy={removal.isBusy}
        onKeep={removal.keep}
        onRemove={removal.confirm}
      />
    </li>
  )
}
