// The texts of the file that became no part of the menu: those with prices first, the others folded away.

import { Check } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import { useShowMore } from '../../ui/use-show-more.ts'
import type { DraftRow } from './draft-rows.ts'
import { blockOf } from './menu-blocks.ts'
import { QuietButton } from './quiet-button.tsx'
import { ShowMoreButton } from './show-more-button.tsx'
import { countPrices, type DraftText, type Place } from './unused-texts.ts'

interface Props {
  readonly unused: readonly DraftText[]
  readonly pricesRead: number
  readonly rows: readonly DraftRow[]
  readonly otherCategory: string
  readonly actions: TextActions
}

type MenuProps = Pick<Props, 'rows' | 'otherCategory' | 'actions'>

/** By the index of the text. */
interface TextActions {
  readonly add: (at: number) => void
  readonly setDismissed: (at: number, isDismissed: boolean) => void
  readonly openRow: (row: number) => void
  /** Shows where the file has it; absent without pages. */
  readonly showPlace?: ((place: Place) => void) | undefined
}

const words = texts.menuUpload.unused

export function UnusedSection({ unused, pricesRead, ...menu }: Props) {
  const id = useId()
  const entries = [...unused.entries()]
  const priced = entries.filter(([, { prices }]) => prices > 0)
  const others = entries.filter(([, { prices }]) => prices === 0)
  if (unused.length === 0) return null
  const { inFile, onMenu, left } = countPrices(pricesRead, unused, menu.rows)
  const list = (some: typeof entries) => <TextList entries={some} {...menu} />
  return (
    <section aria-labelledby={priced.length > 0 ? id : undefined} className="pt-6">
      {priced.length > 0 && (
        <h4 id={id} className="text-pretty pb-1 font-[560] font-serif text-accent-text text-lead">
          <span role="status">{left > 0 ? words.title({ inFile, onMenu, left }) : words.settled}</span>
        </h4>
      )}
      {priced.length > 0 && list(priced)}
      {others.length > 0 && (
        <details className="border-line border-y">
          <summary className="min-h-11 cursor-pointer py-2.5 text-muted hover:text-ink">
            {words.others({ count: others.length })}
          </summary>
          {list(others)}
        </details>
      )}
    </section>
  )
}

interface ListProps extends MenuProps {
  readonly entries: readonly (readonly [number, DraftText])[]
}

function TextList({ entries, ...menu }: ListProps) {
  const more = useShowMore(entries.length, null, 20)
  const list = useRef<HTMLUListElement>(null)
  /** The pressed button disappears; the focus goes to the next text. */
  const settle = (position: number, act: () => void) => {
    act()
    focusIfLost(
      () =>
        list.current?.children[position + 1]?.querySelector('button') ??
        list.current?.children[position]?.querySelector('button') ??
        null,
    )
  }
  return (
    <>
      <ul ref={list} className="divide-y divide-line">
        {entries.slice(0, more.shown).map(([at, text], position) => (
          <li key={at} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
            <TextItem
              text={text}
              {...menu}
              onAdd={() => settle(position, () => menu.actions.add(at))}
              onDismiss={isDismissed => settle(position, () => menu.actions.setDismissed(at, isDismissed))}
            />
          </li>
        ))}
      </ul>
      <ShowMoreButton more={more} />
    </>
  )
}

interface ItemProps extends MenuProps {
  readonly text: DraftText
  readonly onAdd: () => void
  readonly onDismiss: (isDismissed: boolean) => void
}

function TextItem({ text, rows, otherCategory, actions, onAdd, onDismiss }: ItemProps): ReactNode {
  const { became, text: written } = text
  const { check } = texts.menuUpload
  if (became === 'dismissed')
    return (
      <>
        <span className="wrap-anywhere min-w-0 flex-1 text-muted line-through">{written}</span>
        <QuietButton label={check.putBackOf({ name: written })} onClick={() => onDismiss(false)}>
          {check.putBack}
        </QuietButton>
      </>
    )
  if (became !== 'nothing') {
    const menuItem = rows[became.menuItem]
    const called = menuItem?.name || check.unnamed
    return (
      <>
        <Check size={18} strokeWidth={2.2} aria-hidden className="shrink-0 text-live" />
        <span role="status" className="wrap-anywhere min-w-0 flex-1">
          {words.added({
            name: called,
            category: menuItem ? blockOf(menuItem, otherCategory) : otherCategory,
          })}
        </span>
        <QuietButton label={check.edit({ name: called })} onClick={() => actions.openRow(became.menuItem)}>
          {check.correct}
        </QuietButton>
      </>
    )
  }
  return (
    <>
      <span className="min-w-40 flex-1">
        <span className="wrap-anywhere block">{written}</span>
        <TextPosition text={text} onShow={actions.showPlace} />
      </span>
      <span className="-me-2 ms-auto flex items-center gap-1">
        <Button tone="secondary" size="small" aria-label={words.addOf({ text: written })} onClick={onAdd}>
          {words.add}
        </Button>
        <QuietButton label={words.dismissOf({ text: written })} onClick={() => onDismiss(true)}>
          {words.dismiss}
        </QuietButton>
      </span>
    </>
  )
}

interface PositionProps {
  readonly text: DraftText
  readonly onShow: TextActions['showPlace']
}

function TextPosition({ text: { row, place, text }, onShow }: PositionProps) {
  const { check, page } = texts.menuUpload
  if (row !== null) return <span className="block text-muted text-small">{check.row({ row })}</span>
  if (!place) return null
  if (!onShow) return <span className="block text-muted text-small">{check.page({ page: place.page })}</span>
  return (
    <button
      type="button"
      aria-label={page.showOf({ name: text })}
      onClick={() => onShow(place)}
      className="-my-1 min-h-11 min-w-11 text-start text-muted text-small underline decoration-line underline-offset-4 hover:text-ink"
    >
      {check.page({ page: place.page })}
    </button>
  )
}
