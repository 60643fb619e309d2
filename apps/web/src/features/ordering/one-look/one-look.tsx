// A spoken order as it would be cooked. The diner answers what is in doubt and sends it to the kitchen. Until then nothing is
// cooked and nothing is owed.

import type { Member } from '@tablemate/contract/groups.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import type { NewPrice } from '@tablemate/domain/menu/menu-price.ts'
import { type OptionGroup, requiredOf } from '@tablemate/domain/menu/options.ts'
import { nameIn } from '@tablemate/domain/menu/translations.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import { minuteMs } from '@tablemate/domain/time.ts'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { CallProblem, problemOf } from '../../../lib/api/call-problem.ts'
import { useKnownMenu } from '../../../lib/group/use-menu.ts'
import { withPrices } from '../../../lib/outbox/queued-order.ts'
import { money } from '../../../lib/text/format.ts'
import { isolate } from '../../../lib/text/isolate.ts'
import { language } from '../../../lib/text/locale.ts'
import { texts } from '../../../lib/text/texts.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { useGroupCurrency } from '../../currency/currency-provider.tsx'
import { Price } from '../../currency/price.tsx'
import { ownOrdersId } from '../../table-session/use-order-panel.ts'
import { storeDraft } from '../form/draft.ts'
import { type Row, rowOf } from '../form/order-rows.ts'
import { showOrderFailure } from '../form/outcome.ts'
import { saveChange } from '../form/save-change.ts'
import { withMenuItem, withNote, without } from '../form/unplaced-words.ts'
import { itemText } from '../item-text.ts'
import { optionPriceText } from '../menu/use-picks.ts'
import { OrderNote } from '../order-words.tsx'
import { sharersText } from '../voice/understood-items.tsx'
import { type AnsweredItem, type Answers, answeredItems, noAnswers, settled, withChosen } from './settled.ts'

export interface OneLookProps {
  readonly order: Order
  readonly members: readonly Member[]
  /** The sentence was just sent on this phone: the panel takes the focus. */
  readonly isFresh: boolean
  /** Opens the order's form. */
  readonly onEdit: () => void
}

/** How long an order may wait before its diner is reminded (decisions.md, Orders reach the restaurant). */
const reminderMs = 2 * minuteMs

const words = texts.understood.check

export function OneLook({ order, members, isFresh, onEdit }: OneLookProps) {
  const currency = useGroupCurrency()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [answers, setAnswers] = useState(noAnswers)
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  /** The menu's prices that were higher when the order was sent: the next tap accepts them. */
  const [prices, setPrices] = useState<readonly NewPrice[]>([])
  const isLate = useNow() - Date.parse(order.createdAt) >= reminderMs
  const card = { menu: useKnownMenu(order.groupId), step: payableStep(currency) }
  const answered = answeredItems(order, answers, card)
  const items = withPrices(
    answered.map(({ item }) => item),
    prices,
  )
  const open = answered.findIndex(one => one.open !== null)
  const { transcription, notUnderstood, note } = order
  const change = settled(order, answers, card, prices)

  useEffect(() => {
    if (isFresh) heading.current?.focus()
  }, [isFresh])

  const answer = (more: Partial<Answers>) => {
    setAnswers({ ...answers, ...more })
    setPrices([])
  }
  const choiceId = (at: number, of: AnsweredItem['open']) =>
    `${id}-${at}-${of === 'dish' || of === null ? 'dish' : of.id}`

  const send = async () => {
    if (open >= 0) {
      setAsked(true)
      return document.getElementById(choiceId(open, answered[open]?.open ?? null))?.focus()
    }
    if (!change) return
    setBusy(true)
    try {
      await saveChange(order, change)
      document.getElementById(ownOrdersId)?.focus()
    } catch (error) {
      showOrderFailure(error, { isNew: false })
      if (error instanceof CallProblem && error.prices) setPrices(error.prices)
      // The form asks for what has to be chosen.
      if (problemOf(error) === 'options-missing') editAnswered(rowsOf(items), notUnderstood)
      setBusy(false)
    }
  }

  type Stretch = Order['notUnderstood'][number]
  const text = ({ start, end }: Stretch) => transcription.slice(start, end)
  const rowsOf = (some: typeof items) =>
    some.map(item => rowOf({ ...item, isOffMenu: !!item.isOffMenu }, currency))
  /** Opens the form with these rows and what was answered so far. */
  const editAnswered = (rows: readonly Row[], left: readonly Stretch[]) => {
    const noted = notUnderstood.filter(({ start }) => answers.words[start] === 'note')
    storeDraft(order.groupId, order.id, {
      rows,
      note: noted.reduce<string>((whole, one) => withNote(whole, text(one)) ?? whole, note),
      unplaced: left.filter(({ start }) => !answers.words[start]),
    })
    onEdit()
  }
  const asMenuItem = (stretch: Stretch) => {
    const rows = items.map(item => rowOf(item, currency))
    editAnswered(withMenuItem(rows, text(stretch)) ?? rows, without(notUnderstood, stretch))
  }

  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3
        ref={heading}
        id={id}
        tabIndex={-1}
        className="scroll-mt-4 text-pretty font-sans font-semibold text-input tracking-normal outline-none"
      >
        {words.title}
      </h3>
      {isLate && (
        <p role="alert" className="text-pretty font-semibold text-danger">
          {words.late}
        </p>
      )}
      {items.length > 0 && (
        <ul className="flex flex-col gap-3">
          {items.map((item, at) => {
            const { dishes = [], dish, menuItem, groups = [], open: isOpen } = answered[at] ?? {}
            const ids = answers.options[at] ?? []
            const chooseOption = (group: OptionGroup, optionId: number) =>
              answer({ options: { ...answers.options, [at]: withChosen(ids, group, item, optionId) } })
            const person = item.sharedBy && sharersText(item.sharedBy, members)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity than their index
              <li key={at}>
                <div className="flex flex-wrap items-baseline justify-end gap-x-4">
                  <span className="wrap-anywhere min-w-[55%] flex-1 font-semibold">{itemText(item)}</span>
                  <Price amount={item.quantity * item.price} />
                </div>
                {item.modifications && (
                  <p className="wrap-anywhere text-muted">
                    <bdi>{item.modifications}</bdi>
                  </p>
                )}
                {person && <p className="text-muted">{person}</p>}
                {item.doubt && dishes.length === 0 && (
                  <p className="text-accent-text text-small">{texts.order.doubt[item.doubt]}</p>
                )}
                {dishes.length > 0 && (
                  <Choices legend={words.which} of={itemText(item)}>
                    {dishes.map((choice, nth) => (
                      <Chip
                        // biome-ignore lint/suspicious/noArrayIndexKey: dishes may have the same name
                        key={nth}
                        id={nth === 0 ? choiceId(at, 'dish') : undefined}
                        name={choiceId(at, 'dish')}
                        isChosen={dish === choice}
                        onChoose={() =>
                          answer({
                            menuItems: { ...answers.menuItems, [at]: choice },
                            options: { ...answers.options, [at]: [] },
                          })
                        }
                      >
                        <bdi>{choice.name}</bdi>
                        <span className="text-muted">{money(choice.price, currency)}</span>
                      </Chip>
                    ))}
                  </Choices>
                )}
                {groups.map(group => (
                  <Choices
                    key={group.id}
                    legend={texts.options.chooseWhat({ what: isolate(nameIn(group, language.code)) })}
                    of={itemText(item)}
                  >
                    {group.options
                      .filter(({ isAvailable }) => isAvailable)
                      .map((option, nth) => (
                        <Chip
                          key={option.id}
                          id={nth === 0 ? choiceId(at, group) : undefined}
                          name={choiceId(at, group)}
                          isMany={requiredOf(group) > 1}
                          isChosen={item.options?.some(one => one.id === option.id) ?? false}
                          onChoose={() => chooseOption(group, option.id)}
                        >
                          <bdi>{nameIn(option, language.code)}</bdi>
                          <span className="text-muted">
                            {menuItem && optionPriceText(menuItem, group, option, currency)}
                          </span>
                        </Chip>
                      ))}
                  </Choices>
                ))}
                {isAsked && isOpen && at === open && (
                  <p role="alert" className="pt-1 text-danger">
                    {words.chooseFirst}
                  </p>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {note && <OrderNote note={note} />}
      {notUnderstood.map(stretch => {
        const { start, end, isSoldOut, reason } = stretch
        const text = transcription.slice(start, end)
        const place = (what: Answers['words'][number]) =>
          answer({ words: { ...answers.words, [start]: what } })
        return (
          <div key={start} className="border-line border-t pt-2">
            <p className="wrap-anywhere text-muted">
              {texts.order.notUnderstood} <bdi className="text-ink">{text}</bdi>
              {isSoldOut && ` (${texts.order.soldOut})`}
            </p>
            {reason && <p className="text-pretty pt-1">{texts.unplaced[reason]}</p>}
            {!isSoldOut && (
              <Choices of={`${texts.order.notUnderstood} ${isolate(text)}`}>
                {(
                  [
                    ['note', words.asNote],
                    ['left-out', words.leaveOut],
                  ] as const
                ).map(([what, label]) => (
                  <Chip
                    key={what}
                    name={`${id}-words-${start}`}
                    isChosen={answers.words[start] === what}
                    onChoose={() => place(what)}
                  >
                    {label}
                  </Chip>
                ))}
                <button type="button" className={chip} onClick={() => asMenuItem(stretch)}>
                  {words.asDish}
                </button>
              </Choices>
            )}
          </div>
        )
      })}
      {change || open >= 0 ? (
        <Button className="w-full" isBusy={isBusy} onClick={send}>
          {words.send}
          <Price amount={items.reduce((sum, { quantity, price }) => sum + quantity * price, 0)} />
        </Button>
      ) : null}
    </section>
  )
}

const chip =
  'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 rounded-button border border-edge bg-card px-3.5 py-1.5 text-start has-checked:border-accent has-checked:bg-tint has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-accent'

interface ChoicesProps {
  readonly legend?: string
  /** What is chosen, for screen readers. */
  readonly of: string
  readonly children: ReactNode
}

function Choices({ legend, of, children }: ChoicesProps) {
  return (
    <fieldset className="pt-1.5">
      <legend className={legend ? 'pt-1 text-accent-text text-small' : 'sr-only'}>
        {legend}
        <span className="sr-only"> {of}</span>
      </legend>
      <div className="flex flex-wrap gap-2 pt-1">{children}</div>
    </fieldset>
  )
}

interface ChipProps {
  readonly id?: string | undefined
  readonly name: string
  /** Several are chosen. */
  readonly isMany?: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Chip({ id, name, isMany, isChosen, onChoose, children }: ChipProps) {
  return (
    <label className={`${chip} wrap-anywhere relative`}>
      <input
        type={isMany ? 'checkbox' : 'radio'}
        id={id}
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {children}
    </label>
  )
}
