// The full-screen panel in which a waiter seats guests without a phone and orders from the menu, for one person or for everyone.

import * as Radix from '@radix-ui/react-dialog'
import { getMenu } from '@tablemate/contract/menu.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { orderTotal } from '@tablemate/domain/orders/order.ts'
import { Pencil, Plus, Users, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { useLoaded } from '../../lib/api/loaded.ts'
import { idAt } from '../../lib/device/records.ts'
import { isSafeToEdit } from '../../lib/outbox/queued-order.ts'
import { money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { useCloseOnBack } from '../../ui/close-on-back.ts'
import { lineRule } from '../../ui/line-rule.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { tableName } from '../board/ticket-name.ts'
import { isBlank, isValid, itemOf, problemsOf, quantityOf, type Row } from '../ordering/form/order-rows.ts'
import { showStorageFailure, showTooLate } from '../ordering/form/outcome.ts'
import { itemText } from '../ordering/item-text.ts'
import { ChosenItems, MenuContent, MenuHead, useMenuView } from '../ordering/menu/menu-contents.tsx'
import { MenuEntries } from '../ordering/menu/menu-entries.tsx'
import { blurOnEnter } from '../ordering/menu/menu-picker.tsx'
import { OptionsChoice } from '../ordering/menu/options-sheet.tsx'
import { portalKey } from '../portal/session.ts'
import { type QueuedRound, rounds, type WaitingRound } from './round-outbox.ts'
import {
  type Eater,
  eaterKey,
  eatersOf,
  nextSeat,
  type RoundDraft,
  type RoundPlace,
  roundBody,
  rowsOf,
  withGuests,
} from './state/round.ts'

const orderWords = texts.orderForm.words
const words = texts.floor.round

interface Props {
  readonly restaurantId: number
  readonly place: RoundPlace
  /** A refused round that the waiter changes. */
  readonly refused: WaitingRound | undefined
  readonly onSignedOut: () => void
  readonly onClose: () => void
}

/** How many guests one tap seats at a free table. */
const partySizes = Array.from({ length: 12 }, (_, at) => at + 1)
const everyone: Eater = { kind: 'everyone' }
const rules = { name: lineRule({ max: limits.dinerName }), note: lineRule({ max: limits.orderNote }) }

export function RoundSheet({ restaurantId, place, refused, onSignedOut, onClose }: Props) {
  const { currency, members, at } = place
  const isFree = 'tableId' in at
  const list = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState<RoundDraft>(
    () => refused?.draft ?? { guests: isFree ? ['', ''] : [], rows: {}, note: '' },
  )
  const [eater, setEater] = useState<Eater>(everyone)
  const [isNaming, setNaming] = useState(false)
  const round = useSendRound({ restaurantId, place, refused, onSignedOut, onClose })
  const menu = useLoaded({
    queryKey: portalKey(restaurantId, 'round-menu'),
    queryFn: () => call(getMenu, { params: { restaurantId } }),
    staleTime: 0,
  })
  const eaters = eatersOf(place, draft)
  const firstSeat = nextSeat(place)
  const guestName = (guest: number) => words.guest({ number: firstSeat + guest })
  const nameOf = (one: Eater): string => {
    switch (one.kind) {
      case 'everyone':
        return words.everyone
      case 'member':
        return isolate(members.find(({ id }) => id === one.id)?.name ?? '')
      case 'guest':
        return isolate(draft.guests[one.guest]?.trim() || guestName(one.guest))
    }
  }
  const filled = (one: Eater) => rowsOf(draft, one).filter(row => !isBlank(row))
  const own = rowsOf(draft, eater)
  const all = eaters.flatMap(filled)
  const count = all.reduce((sum, row) => sum + quantityOf(row), 0)
  const total = orderTotal(all.map(row => itemOf(row, currency)))
  const nameProblem = (name: string) => problemIn(rules.name(name))
  const noteProblem = problemIn(rules.note(draft.note))
  const canSend =
    all.every(row => isValid(row, currency)) &&
    all.length <= limits.itemsPerOrder &&
    noteProblem === undefined &&
    draft.guests.every(name => nameProblem(name) === undefined)
  const state = {
    ...{ rows: own, keepsLines: false, isSending: round.isSending },
    setRows: (next: readonly Row[]) =>
      setDraft({ ...draft, rows: { ...draft.rows, [eaterKey(eater)]: next } }),
    onInput: () => undefined,
    problemOf: (at: number, field: keyof Row) => {
      const row = own[at]
      return row && !isBlank(row) ? problemsOf(row, currency)[field] : undefined
    },
    async submit(event: { preventDefault(): void }) {
      event.preventDefault()
      await round.send(draft, roundBody(place, draft, guestName))
    },
  }
  const view = useMenuView({ menu, state, order: undefined }, () => list.current?.scrollTo({ top: 0 }))
  const seatParty = (size: number) => {
    setDraft(withGuests(place, draft, size))
    if (eater.kind === 'guest' && eater.guest >= size) setEater(everyone)
  }
  const close = round.isSending ? () => undefined : round.leave
  useCloseOnBack(true, close)

  return (
    <Radix.Root open onOpenChange={opens => !opens && close()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-30 animate-fade bg-black/45" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-30 mx-auto max-w-[720px] animate-sheet overflow-hidden bg-paper outline-none md:inset-y-8 md:rounded-sheet"
        >
          <form noValidate onSubmit={view.submit} onKeyDown={blurOnEnter} className="flex h-full flex-col">
            <header
              inert={round.isSending}
              className="border-line border-b pt-[max(12px,env(safe-area-inset-top))]"
            >
              <div className="gutter flex items-center gap-3">
                <Radix.Title className="wrap-anywhere min-w-0 flex-1 text-title">
                  {tableName(place.name)}
                </Radix.Title>
                <Chip isOn={isNaming} onPress={() => setNaming(!isNaming)}>
                  <Pencil size={20} strokeWidth={1.9} aria-hidden />
                  {words.details}
                </Chip>
                <Radix.Close
                  aria-label={texts.app.close}
                  className="-me-2 grid size-11 shrink-0 place-items-center rounded-button text-muted hover:text-ink"
                >
                  <X size={20} strokeWidth={1.9} aria-hidden />
                </Radix.Close>
              </div>
              {isFree && (
                <Chips label={words.guests}>
                  <Users size={20} strokeWidth={1.9} aria-hidden className="me-1 text-muted" />
                  {partySizes.map(size => (
                    <Chip key={size} isOn={size === draft.guests.length} onPress={() => seatParty(size)}>
                      {size}
                    </Chip>
                  ))}
                </Chips>
              )}
              <Chips label={words.eater}>
                {eaters.map(one => (
                  <Chip
                    key={eaterKey(one)}
                    isOn={eaterKey(one) === eaterKey(eater)}
                    onPress={() => setEater(one)}
                  >
                    <bdi className="max-w-48 truncate">{nameOf(one)}</bdi>
                  </Chip>
                ))}
                <Chip
                  isOn={undefined}
                  onPress={() => {
                    setEater({ kind: 'guest', guest: draft.guests.length })
                    setDraft({ ...draft, guests: [...draft.guests, ''] })
                  }}
                >
                  <Plus size={20} strokeWidth={1.9} aria-hidden />
                  {words.addGuest}
                </Chip>
              </Chips>
              {menu.kind === 'ready' && <MenuHead view={view} />}
            </header>
            <div
              ref={list}
              inert={round.isSending}
              className="gutter min-h-0 flex-1 overflow-y-auto overscroll-contain pb-6"
            >
              {isNaming && (
                <section aria-label={words.details} className="grid grid-cols-2 gap-x-3 gap-y-4 pt-4 pb-2">
                  {draft.guests.map((name, guest) => (
                    <TextField
                      // biome-ignore lint/suspicious/noArrayIndexKey: a guest is its index
                      key={guest}
                      label={guestName(guest)}
                      isOptional
                      value={name}
                      error={nameProblem(name)}
                      onChange={({ target: { value } }) =>
                        setDraft({ ...draft, guests: draft.guests.with(guest, value) })
                      }
                    />
                  ))}
                  <TextField
                    className="col-span-full"
                    label={orderWords.note}
                    isOptional
                    placeholder={orderWords.noteHint}
                    autoCapitalize="sentences"
                    value={draft.note}
                    error={noteProblem}
                    onChange={({ target: { value } }) => setDraft({ ...draft, note: value })}
                  />
                </section>
              )}
              <MenuContent menu={menu} onType={null}>
                {view.isShowingChosen ? (
                  <ChosenItems picks={view.picks} state={state} avoided={[]} />
                ) : (
                  <MenuEntries
                    categories={view.found}
                    isSearch={view.searched.trim() !== ''}
                    typed={view.searched.trim()}
                    jump={view.jump}
                    picks={view.picks}
                    state={state}
                    avoided={[]}
                  />
                )}
              </MenuContent>
            </div>
            <footer className="gutter border-line border-t bg-paper pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
              {all.length > 0 && (
                <ul aria-label={words.list} className="max-h-24 overflow-y-auto pb-3 text-muted">
                  {eaters
                    .filter(one => filled(one).length > 0)
                    .map(one => (
                      <li key={eaterKey(one)} className="wrap-anywhere">
                        <span className="font-semibold text-ink">{nameOf(one)}</span>{' '}
                        {filled(one).map(rowText).join(', ')}
                      </li>
                    ))}
                </ul>
              )}
              <Button
                type="submit"
                className="wrap-anywhere w-full"
                disabled={!canSend || (count === 0 && draft.guests.length === 0)}
                isBusy={round.isSending}
              >
                {count > 0
                  ? words.send({ count, total: money(total, currency) })
                  : draft.guests.length > 0
                    ? words.seat({ count: draft.guests.length })
                    : texts.menuPicker.nothing}
              </Button>
            </footer>
          </form>
          <OptionsChoice picks={view.picks} avoided={[]} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function rowText(row: Row): string {
  const { name, options } = row
  const text = itemText({
    quantity: quantityOf(row),
    name,
    options: options as Parameters<typeof itemText>[0]['options'],
  })
  return row.modifications.trim() ? `${text} (${isolate(row.modifications.trim())})` : text
}

const problemIn = (checked: true | string) => (checked === true ? undefined : checked)

/** Puts the round into the outbox. The sheet closes once it has arrived or waits there; a refused round may be changed here. */
function useSendRound({ restaurantId, place, refused, onSignedOut, onClose }: Props) {
  const [isSending, setSending] = useState(false)
  const [groupId] = useState(() => refused?.groupId ?? idAt(Date.now()))
  /** The key of the round that the server refused. */
  const replaces = useRef(refused?.key)

  /** The floor shows a refused round from now on. */
  const leave = () => {
    if (replaces.current !== undefined) rounds.release(replaces.current)
    onClose()
  }
  const send = async (draft: RoundDraft, body: QueuedRound['body']) => {
    setSending(true)
    try {
      const input = { groupId, restaurantId, place, draft, body, replaces: replaces.current }
      const outcome = await rounds.place(input, () => undefined)
      switch (outcome.kind) {
        case 'placed': {
          const title =
            body.items.length > 0 ? texts.floor.unsent.done : words.seated({ table: tableName(place.name) })
          toast({ title, tone: 'good' })
          return onClose()
        }
        case 'waits':
          return onClose()
        case 'too-late':
          showTooLate()
          return onClose()
        case 'refused': {
          replaces.current = outcome.key
          const problem = problemOf(outcome.error)
          if (problem === 'not-signed-in') return onSignedOut()
          if (!isSafeToEdit(outcome.progress)) return leave()
          const description = sentenceFor(problem, texts.floor.tryAgain)
          toast({ title: texts.floor.unsent.failed, description, tone: 'bad' })
        }
      }
    } catch {
      showStorageFailure(texts.floor.unsent.failed)
    } finally {
      setSending(false)
    }
  }
  return { isSending, send, leave }
}

function Chips({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset aria-label={label} className="gutter min-w-0 overflow-x-auto pt-2 [scrollbar-width:none]">
      <div className="flex w-max items-center gap-2">{children}</div>
    </fieldset>
  )
}

interface ChipProps {
  /** Undefined: a tap chooses nothing. */
  readonly isOn: boolean | undefined
  readonly onPress: () => void
  readonly children: ReactNode
}

function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={`figures inline-flex min-h-12 min-w-12 items-center justify-center gap-1.5 whitespace-nowrap rounded-full border px-4 font-semibold transition-colors ${isOn ? 'border-accent bg-accent text-on-accent' : 'border-line bg-card hover:border-edge'}`}
    >
      {children}
    </button>
  )
}
