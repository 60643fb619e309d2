// What was read from the file as a whole: how much, in which languages, what was left out, and the doubts about all of it.

import { useMemo } from 'react'
import { timeOfDay } from '../../../text/format.ts'
import { language } from '../../../text/locale.ts'
import { texts } from '../../../text/texts.ts'
import type { CheckCounts } from './check-counts.ts'
import { CommonQuestions } from './common-questions.tsx'
import { summaryText } from './effect-text.ts'
import { isOver } from './kept-check.ts'
import { languageNames, languagesOf } from './languages-read.ts'
import { leftOutText } from './left-out-text.ts'
import type { CheckActions, Checking } from './upload-state.ts'

interface Props {
  readonly checking: Checking
  readonly counts: CheckCounts
  readonly isFirst: boolean
  /** What the rows come from, in words. */
  readonly source: string
  readonly onSettle: CheckActions['settleDoubt']
}

const words = texts.menuUpload.check

export function CheckHead({ checking, counts, isFirst, source, onSettle }: Props) {
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
