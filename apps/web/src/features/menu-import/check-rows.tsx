// The check of an uploaded file before it is imported: what was not used and the doubtful rows first, then new and changed dishes
// by category, then dishes missing from the file, and collapsed the unchanged ones. The page of a PDF is beside the rows.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { RowDoubt } from '@tablemate/menu-reader/menu-reading.ts'
import { type SyntheticEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { timeOfDay } from '../../lib/text/format.ts'
import { language } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useGroupCurrency } from '../currency/currency-provider.tsx'
import { CategoryRows } from './category-rows.tsx'
import { CheckBar } from './check-bar.tsx'
import type { CheckCounts } from './check-counts.ts'
import { CheckRow } from './check-row.tsx'
import { DoubtfulRows } from './doubtful-rows.tsx'
import { isOpen } from './draft-rows.ts'
import { summaryText } from './effect-text.ts'
import { isOver } from './kept-check.ts'
import { languageNames, languagesOf } from './languages-read.ts'
import { leftOutText } from './left-out-text.ts'
import { blockNames } from './menu-blocks.ts'
import type { MenuCheck } from './menu-check.ts'
import { MissingMenuItems } from './missing-menu-items.tsx'
import { NameSizes } from './name-sizes.tsx'
import { PageBeside, ShowPageButton, usePageBeside } from './page-beside.tsx'
import { idsOf, rowAround } from './row-actions.ts'
import { SelectionBar } from './selection-bar.tsx'
import { UnchangedRows } from './unchanged-rows.tsx'
import { UnusedSection } from './unused-section.tsx'
import type { CheckActions, Checking } from './upload-state.ts'
import { useBlocks } from './use-blocks.ts'
import { useMenuCheck } from './use-menu-check.ts'
import { useFocus, useRowActions } from './use-row-actions.ts'

interface Props {
  readonly checking: Checking
  readonly items: readonly MenuItem[]
  readonly checkActions: CheckActions
  readonly onConfirm: (check: MenuCheck) => void
  readonly onCancel: () => void
}

const words = texts.menuUpload.check

export function CheckRows({ checking, items, checkActions, onConfirm, onCancel }: Props) {
  const currency = useGroupCurrency()
  const { rows, otherCategory, removedIds, pos, pdf } = checking
  const source = pos?.name ?? texts.menuUpload.theFile
  const checked = useMenuCheck(checking, items, currency)
  const { check, counts, layout, doubtful, sizes, lists, fold, checkNow, firstFault, reveal } = checked
  const { list, focusOn } = useFocus()
  const editing = useBlocks(checking, checkActions, currency, focusOn, checked)
  const { blocks } = editing
  const page = usePageBeside(pdf)
  const actions = useRowActions(checkActions, currency, list, focusOn, {
    select: editing.select,
    split: editing.split,
    showPage: at => page.show(rows[at]?.places ?? []),
  })
  const [hasTried, setTried] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const otherField = useRef<HTMLInputElement>(null)
  const [asksForCategory] = useState(counts.uncategorised > 0)
  const isSaving = checking.kind === 'saving'
  const id = useId()
  useEffect(() => title.current?.focus(), [])

  const openRow = (at: number) => {
    reveal(at)
    actions.open(at)
  }
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
  const lightRow = ({ target }: SyntheticEvent) => {
    const at = target instanceof Element ? rowAround(target) : null
    if (at !== null && rows[at]?.places) page.light(rows[at].places)
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
          hasPageToShow={page.isOnDemand}
          isDoubtful={doubtful.has(at)}
          isSelected={blocks.selected?.has(at) ?? null}
          isUnusual={check.isUnusual[at] ?? false}
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
      <CheckHead
        {...{ checking, counts, source }}
        isFirst={check.isFirst}
        onSettle={doubt => {
          checkActions.settleDoubt(doubt)
          focusIfLost(() => title.current)
        }}
      />
      {asksForCategory && (
        <TextField
          ref={otherField}
          label={words.uncategorised({ count: counts.uncategorised })}
          value={otherCategory}
          error={otherCategory.trim() === '' ? texts.ownMenu.missing : undefined}
          disabled={isSaving}
          onChange={event => checkActions.nameOtherCategory(event.target.value)}
          className="mt-4 max-w-96"
        />
      )}
      <ShowPageButton page={page} />
      <div className={page.isBeside ? 'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-8' : ''}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: with the keyboard the focus lights the row */}
        <fieldset ref={list} disabled={isSaving} onFocus={lightRow} onClick={lightRow} className="min-w-0">
          <UnusedSection
            unused={checking.unused}
            pricesRead={checking.pricesRead}
            {...{ rows, otherCategory }}
            actions={{
              add: editing.addText,
              setDismissed: checkActions.setDismissed,
              openRow,
              ...(pdf && {
                showPlace: page.isBeside ? place => page.light([place]) : place => page.show([place]),
              }),
            }}
          />
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
          <CategoryRows groups={layout.listed} more={lists.listed} {...{ blocks, show }} />
          {!check.isFirst && (
            <MissingMenuItems
              source={source}
              missing={check.missing}
              removedIds={removedIds}
              onRemove={checkActions.setRemoved}
            />
          )}
          <UnchangedRows groups={layout.unchanged} more={lists.unchanged} fold={fold} {...{ blocks, show }} />
        </fieldset>
        {pdf && (
          <PageBeside
            page={page}
            file={pdf}
            name={checking.name}
            onBox={(place, lines) => {
              page.close()
              editing.addBox(place, lines)
            }}
          />
        )}
      </div>
      {blocks.selected ? (
        <SelectionBar
          count={blocks.selected.size}
          categories={blockNames(checking)}
          onMove={editing.moveSelected}
          onCancel={editing.stopSelecting}
        />
      ) : (
        <CheckBar
          counts={counts}
          isFirst={check.isFirst}
          isSaving={isSaving}
          hasTried={hasTried}
          isCorrected={checking.changedAt !== null}
          onConfirm={confirm}
          onCancel={onCancel}
        />
      )}
    </section>
  )
}

// What was read from the file as a whole: how much, in which languages, what was left out, and the doubts about all of it.

interface CheckHeadProps {
  readonly checking: Checking
  readonly counts: CheckCounts
  readonly isFirst: boolean
  /** What the rows come from, in words. */
  readonly source: string
  readonly onSettle: CheckActions['settleDoubt']
}

function CheckHead({ checking, counts, isFirst, source, onSettle }: CheckHeadProps) {
  const { rows, pos, keptFrom, doubts } = checking
  const languages = useMemo(() => languagesOf(rows), [rows])
  const lines = [
    keptFrom !== null && !isOver(checking) && words.kept({ time: timeOfDay(keptFrom) }),
    languages.length > 0 && words.languages({ names: languageNames(languages, language.locale) }),
    pos !== null && leftOutText(pos.leftOut),
  ]
  return (
    <>
      <p role="status" className="pt-1 text-pretty text-muted">
        {summaryText(counts, isFirst, source)}
      </p>
      {lines.map(
        line =>
          line && (
            <p key={line} className="pt-1 text-pretty text-muted">
              {line}
            </p>
          ),
      )}
      {doubts.map(doubt => (
        <p key={doubt} className="mt-3 rounded-button border border-line bg-tint px-4 py-3">
          {texts.menuUpload.file[doubt]}
        </p>
      ))}
      <CommonQuestions checking={checking} onSettle={onSettle} />
    </>
  )
}

// The doubts that cover most of the file, each asked once.

interface CommonQuestionsProps {
  readonly checking: Pick<Checking, 'kind' | 'commonDoubts' | 'rows'>
  readonly onSettle: (doubt: RowDoubt) => void
}

const commonQuestionsWords = texts.menuUpload.check.common

function CommonQuestions({ checking: { kind, commonDoubts, rows }, onSettle }: CommonQuestionsProps) {
  return commonDoubts.map(({ doubt, rows: count }) => (
    <div
      key={doubt}
      className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-button border border-line bg-tint px-4 py-3"
    >
      <p className="min-w-40 flex-1">
        {commonQuestionsWords.ask({ count, of: rows.length, doubt: texts.menuUpload.doubts[doubt] })}
      </p>
      <Button
        tone="secondary"
        size="small"
        disabled={kind === 'saving'}
        aria-label={commonQuestionsWords.fineOf({ doubt: texts.menuUpload.doubts[doubt] })}
        onClick={() => onSettle(doubt)}
      >
        {commonQuestionsWords.fine}
      </Button>
    </div>
  ))
}
