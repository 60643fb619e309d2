// The dishes of a ticket, each with a checkbox button, and the diner's changes marked.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import { changedLines, changedNotes } from '@tablemate/domain/kitchen/changed-lines.ts'
import { optionText } from '@tablemate/domain/menu/option-texts.ts'
import { Check } from 'lucide-react'
import { texts } from '../../lib/text/texts.ts'

const words = texts.board

interface Props {
  readonly ticket: Ticket
  /** Called with all lines that are now ticked; absent if lines cannot be ticked. */
  readonly onTick?: ((lines: number[]) => void) | undefined
}

export function TicketItems({ ticket, onTick }: Props) {
  const ticked = ticket.items.filter(({ isTicked }) => isTicked).map(({ line }) => line)
  const toggle = (line: number) =>
    onTick?.(ticked.includes(line) ? ticked.filter(one => one !== line) : [...ticked, line])
  return (
    <ul className="flex flex-col divide-y divide-line">
      {changedLines(ticket).map(line => (
        <li key={`${line.kind} ${line.item.line}`}>
          <Line
            line={line}
            isStruck={ticket.isCancelled}
            onToggle={onTick && (() => toggle(line.item.line))}
          />
        </li>
      ))}
    </ul>
  )
}

type TicketLine = ReturnType<
  typeof changedLines<Ticket['items'][number], NonNullable<Ticket['before']>['items'][number]>
>[number]

interface LineProps {
  readonly line: TicketLine
  readonly isStruck: boolean
  readonly onToggle: (() => void) | undefined
}

function Line({ line: { kind, item }, isStruck, onToggle }: LineProps) {
  const isOut = kind === 'removed' || item.isRefused || isStruck
  const menuItem = (
    <MenuItem item={item} isOut={isOut} mark={isStruck ? null : markOf(kind, item.isRefused)} />
  )
  if (isOut || !onToggle) return <div className="py-2">{menuItem}</div>
  const isTicked = 'isTicked' in item && item.isTicked
  return (
    <button
      type="button"
      aria-pressed={isTicked}
      onClick={onToggle}
      className="flex min-h-14 w-full items-start gap-2.5 py-2.5 text-start"
    >
      <span
        aria-hidden
        className={`grid size-7 shrink-0 place-items-center rounded-[7px] border-2 ${isTicked ? 'border-live bg-live text-paper' : 'border-edge'}`}
      >
        {isTicked && <Check size={20} strokeWidth={3} />}
      </span>
      <span className={`min-w-0 flex-1 ${isTicked ? 'text-muted' : ''}`}>{menuItem}</span>
    </button>
  )
}

interface MenuItemProps {
  readonly item: TicketLine['item']
  readonly isOut: boolean
  readonly mark: string | null
}

function MenuItem({
  item: { name, quantity, options, modifications, isOffMenu },
  isOut,
  mark,
}: MenuItemProps) {
  const text = (
    <>
      <span className="wrap-anywhere block font-semibold text-title">
        <span className="figures">{quantity} ×</span> <bdi>{name}</bdi>
      </span>
      {options?.map(option => (
        <span key={option.id} className={`wrap-anywhere block ${option.isRefused ? 'line-through' : ''}`}>
          <bdi>{optionText(option)}</bdi>
        </span>
      ))}
      {modifications && <bdi className="wrap-anywhere block text-spoken">{modifications}</bdi>}
      {isOffMenu && <span className="block font-semibold text-accent-text">{words.offMenu.title}</span>}
    </>
  )
  return (
    <>
      {mark && <span className="block font-semibold text-lead">{mark}</span>}
      {isOut ? <del className="block text-muted decoration-2">{text}</del> : text}
    </>
  )
}

function markOf(kind: TicketLine['kind'], isRefused: boolean): string | null {
  if (isRefused) return words.refusedLine
  if (kind === 'same') return null
  return kind === 'added' ? words.added : words.removed
}

/** The diner's notes, with changes marked. */
export function TicketNotes({ ticket }: { ticket: Ticket }) {
  const { removed, added } = changedNotes(ticket)
  if (ticket.notes.length + removed.length === 0) return null
  return (
    <ul aria-label={words.note} className="flex flex-col gap-1 text-spoken">
      {removed.map(note => (
        <li key={`was ${note}`} className="wrap-anywhere text-muted">
          <span className="block font-semibold text-lead">{words.removed}</span>
          <del>
            <bdi>{note}</bdi>
          </del>
        </li>
      ))}
      {ticket.notes.map(note => (
        <li key={note} className="wrap-anywhere border-edge border-s-4 ps-2.5 italic">
          {added.has(note) && <span className="block font-semibold text-lead not-italic">{words.added}</span>}
          <bdi>{note}</bdi>
        </li>
      ))}
    </ul>
  )
}
