// What was read from the file, before any of it is on the menu: what is doubtful first, the rest by category.

import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { MenuItem } from '#contract/menu.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { groupBy } from '#domain/group-by.ts'
import { otherCategory } from '#domain/menu-import/row-faults.ts'
import * as en from '../../../text/en.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useGrowing } from '../../../ui/use-growing.ts'
import { CheckRow, type RowHandlers } from './check-row.tsx'
import {
  countKnown,
  type DraftRow,
  hasProblems,
  isDoubtful,
  problemsOfRow,
  withCategory,
} from './draft-rows.ts'
import type { Checking } from './use-menu-upload.ts'

interface Props extends RowHandlers {
  readonly checking: Checking
  readonly items: readonly MenuItem[]
  readonly currency: CurrencyCode
  readonly onNameOthers: (category: string) => void
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

interface Placed {
  readonly row: DraftRow
  readonly at: number
}

const words = en.menuUpload.check

export function CheckRows({ checking, items, currency, onChange, onNameOthers, onConfirm, onCancel }: Props) {
  const { rows, doubts, otherCategory: others } = checking
  const [hasTried, setTried] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => title.current?.focus(), [])

  // As the file was read: a row that is being corrected keeps its place.
  const [doubtful] = useState(() => new Set(doubtfulOnes(rows, currency)))
  const placed = useMemo(() => rows.map((row, at): Placed => ({ row, at })), [rows])
  const toLookAt = [...doubtful].flatMap(at => placed[at] ?? [])
  const sound = placed.filter(({ at }) => !doubtful.has(at))
  const first = useGrowing(toLookAt.length, null, 50)
  const rest = useGrowing(sound.length, null)
  const byCategory = groupBy(sound.slice(0, rest.shown), ({ row }) => row.category.trim())

  const kept = rows.filter(({ isLeftOut }) => !isLeftOut)
  const faulty = placed.filter(({ row }) => hasProblems(problemsOfRow(row, currency, others)))
  const uncategorised = kept.filter(({ category }) => category.trim() === '').length
  const [askedForCategory] = useState(uncategorised > 0)

  const confirm = () => {
    setTried(true)
    const [worst] = faulty
    if (worst) list.current?.querySelector<HTMLElement>(`#row-${worst.at} [aria-invalid]`)?.focus()
    else if (kept.length > 0) onConfirm()
  }
  const show = ({ row, at }: Placed, isOpen: boolean) => (
    <CheckRow
      key={at}
      at={at}
      row={row}
      currency={currency}
      startsOpen={isOpen}
      otherCategory={others}
      onChange={onChange}
    />
  )

  return (
    <section aria-labelledby={id} ref={list} className="animate-rise">
      <h3 id={id} ref={title} tabIndex={-1} className="text-lead outline-none">
        {words.title}
      </h3>
      <Counts
        rows={kept}
        leftOut={rows.length - kept.length}
        doubtful={toLookAt.length}
        known={countKnown(rows, items, others)}
        otherCategory={others}
      />
      {doubts.map(doubt => (
        <p key={doubt} className="mt-3 rounded-button border border-line bg-tint px-4 py-3">
          {en.menuUpload.file[doubt]}
        </p>
      ))}
      {askedForCategory && (
        <TextField
          label={words.uncategorised(uncategorised)}
          value={others}
          error={others.trim() === '' ? en.ownMenu.missing : undefined}
          onChange={event => onNameOthers(event.target.value)}
          className="mt-4 max-w-96"
        />
      )}
      <fieldset disabled={checking.kind === 'saving'} className="min-w-0">
        {toLookAt.length > 0 && (
          <section aria-label={words.doubtfulTitle} className="pt-6">
            <h4 className="pb-2 font-[560] font-serif text-accent-text text-lead">{words.doubtfulTitle}</h4>
            <ul className="flex flex-col gap-3">
              {toLookAt.slice(0, first.shown).map(one => show(one, true))}
            </ul>
            <More growing={first} />
          </section>
        )}
        {[...byCategory].map(([category, dishes]) => (
          <section key={category} aria-label={category || others} className="pt-6">
            <h4 className="wrap-anywhere font-[560] font-serif text-accent-text text-lead">
              {category || others}
            </h4>
            <ul className="divide-y divide-line">{dishes.map(one => show(one, false))}</ul>
          </section>
        ))}
        <More growing={rest} />
      </fieldset>
      <div className="sticky bottom-0 z-10 mt-6 border-line border-t bg-paper pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
        <p role="alert" className="pb-3 text-danger empty:hidden">
          {hasTried && faulty.length > 0
            ? words.faulty(faulty.length)
            : kept.length === 0
              ? words.nothing
              : null}
        </p>
        <div className="flex gap-3">
          <Button tone="secondary" disabled={checking.kind === 'saving'} onClick={onCancel}>
            {en.menuUpload.cancel}
          </Button>
          <Button
            className="flex-1 sm:flex-none"
            isBusy={checking.kind === 'saving'}
            disabled={kept.length === 0}
            onClick={confirm}
          >
            {checking.kind === 'saving' ? words.saving : words.confirm(kept.length)}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Those that cannot be kept as they are come first. */
function doubtfulOnes(rows: readonly DraftRow[], currency: CurrencyCode): number[] {
  const found = [...rows.entries()].filter(([, row]) => isDoubtful(row, currency))
  const isFaulty = ([, row]: [number, DraftRow]) => hasProblems(problemsOfRow(row, currency, otherCategory))
  return [...found.filter(isFaulty), ...found.filter(one => !isFaulty(one))].map(([at]) => at)
}

interface CountsProps {
  readonly rows: readonly DraftRow[]
  readonly leftOut: number
  readonly doubtful: number
  readonly known: number
  readonly otherCategory: string
}

function Counts({ rows, leftOut, doubtful, known, otherCategory }: CountsProps) {
  const categories = new Set(rows.map(row => withCategory(row, otherCategory).category.trim())).size
  const told = [
    words.found(rows.length, categories),
    ...(doubtful > 0 ? [words.doubtful(doubtful)] : []),
    ...(known > 0 ? [words.known(known)] : []),
    ...(leftOut > 0 ? [words.leftOut(leftOut)] : []),
  ]
  return <p className="pt-1 text-muted">{told.join(' · ')}</p>
}

function More({ growing: { next, grow } }: { growing: ReturnType<typeof useGrowing> }) {
  if (next === 0) return null
  return (
    <Button tone="secondary" size="small" className="mt-4 w-full" onClick={grow}>
      {words.showMore(next)}
    </Button>
  )
}
