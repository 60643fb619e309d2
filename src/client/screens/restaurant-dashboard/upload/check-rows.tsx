// The check of an uploaded file before it is imported: doubtful rows first, then new and changed dishes by category, then
// dishes missing from the file, and collapsed the unchanged ones.

import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { MenuItem } from '#contract/menu.ts'
import { useTableCurrency } from '../../../parts/currency/currency-provider.tsx'
import { language } from '../../../text/en/locale.ts'
import * as texts from '../../../text/texts.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { CategoryRows } from './category-rows.tsx'
import { CheckBar } from './check-bar.tsx'
import { CheckRow } from './check-row.tsx'
import { DoubtfulRows } from './doubtful-rows.tsx'
import { isOpen } from './draft-rows.ts'
import { summaryText } from './effect-text.ts'
import { languageNames, languagesOf } from './languages-read.ts'
import { leftOutText } from './left-out-text.ts'
import type { MenuCheck } from './menu-check.ts'
import { MissingDishes } from './missing-dishes.tsx'
import { NameSizes } from './name-sizes.tsx'
import { idsOf } from './row-actions.ts'
import { UnchangedRows } from './unchanged-rows.tsx'
import type { CheckActions, Checking } from './upload-state.ts'
import { useMenuCheck } from './use-menu-check.ts'
import { useRowActions } from './use-row-actions.ts'

interface Props {
  readonly checking: Checking
  readonly items: readonly MenuItem[]
  readonly checkActions: CheckActions
  readonly onConfirm: (check: MenuCheck) => void
  readonly onCancel: () => void
}

const words = texts.menuUpload.check

export function CheckRows({ checking, items, checkActions, onConfirm, onCancel }: Props) {
  const currency = useTableCurrency()
  const { rows, doubts, otherCategory, removedIds, pos } = checking
  const source = pos?.name ?? texts.menuUpload.theFile
  const leftOut = pos ? leftOutText(pos.leftOut) : ''
  const { check, counts, layout, doubtful, sizes, lists, fold, checkNow, firstFault, reveal } = useMenuCheck(
    checking,
    items,
    currency,
  )
  const languages = useMemo(() => languagesOf(rows), [rows])
  const { list, actions, focusOn } = useRowActions(checkActions)
  const [hasTried, setTried] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const otherField = useRef<HTMLInputElement>(null)
  const [asksForCategory] = useState(counts.uncategorised > 0)
  const isSaving = checking.kind === 'saving'
  const id = useId()
  useEffect(() => title.current?.focus(), [])

  const confirm = () => {
    setTried(true)
    const now = checkNow()
    const fault = firstFault(now)
    if (fault === undefined) return onConfirm(now)
    if (otherCategory.trim() === '' && rows[fault]?.category.trim() === '') return otherField.current?.focus()
    reveal(fault)
    focusOn(`#${idsOf(fault).row} [aria-invalid]`)
    const row = rows[fault]
    if (row && !isOpen(row, doubtful.has(fault))) actions.change(fault, { view: 'open' })
  }
  const show = (at: number) => {
    const [row, diff] = [rows[at], check.dishes[at]]
    return (
      row &&
      diff && (
        <CheckRow
          key={at}
          {...{ at, row, currency, otherCategory, actions, source }}
          hasPosition={pos === null}
          isDoubtful={doubtful.has(at)}
          problems={check.problems[at] ?? {}}
          diff={check.isFirst ? null : diff}
        />
      )
    )
  }

  return (
    <section aria-labelledby={id} className="animate-rise">
      <h3 id={id} ref={title} tabIndex={-1} className="text-lead outline-none">
        {words.title}
      </h3>
      <p role="status" className="pt-1 text-pretty text-muted">
        {summaryText(counts, check.isFirst, source)}
      </p>
      {languages.length > 0 && (
        <p className="pt-1 text-pretty text-muted">
          {words.languages(languageNames(languages, language.locale))}
        </p>
      )}
      {leftOut && <p className="pt-1 text-pretty text-muted">{leftOut}</p>}
      {doubts.map(doubt => (
        <p key={doubt} className="mt-3 rounded-button border border-line bg-tint px-4 py-3">
          {texts.menuUpload.file[doubt]}
        </p>
      ))}
      {asksForCategory && (
        <TextField
          ref={otherField}
          label={words.uncategorised(counts.uncategorised)}
          value={otherCategory}
          error={otherCategory.trim() === '' ? texts.ownMenu.missing : undefined}
          onChange={event => checkActions.nameOtherCategory(event.target.value)}
          className="mt-4 max-w-96"
        />
      )}
      <fieldset ref={list} disabled={isSaving} className="min-w-0">
        <DoubtfulRows
          groups={layout.doubtful}
          more={lists.doubtful}
          toLookAt={check.toLookAt}
          onSettle={actions.settle}
          show={show}
        >
          {sizes.map(unnamed => (
            <NameSizes
              key={unnamed.prices}
              sizes={unnamed}
              {...{ rows, currency }}
              onSettle={actions.settle}
            />
          ))}
        </DoubtfulRows>
        <CategoryRows groups={layout.listed} more={lists.listed} show={show} />
        {!check.isFirst && (
          <MissingDishes
            source={source}
            missing={check.missing}
            removedIds={removedIds}
            onRemove={checkActions.setRemoved}
          />
        )}
        <UnchangedRows groups={layout.unchanged} more={lists.unchanged} fold={fold} show={show} />
      </fieldset>
      <CheckBar
        counts={counts}
        isFirst={check.isFirst}
        isSaving={isSaving}
        hasTried={hasTried}
        isCorrected={removedIds.size > 0 || rows.some(({ view }) => view !== 'untouched')}
        onConfirm={confirm}
        onCancel={onCancel}
      />
    </section>
  )
}
