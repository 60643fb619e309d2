// The doubts that cover most of the file, each asked once.

import type { RowDoubt } from '@tablemate/menu-reader/menu-reading.ts'
import { texts } from '../../../text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import type { Checking } from './upload-state.ts'

interface Props {
  readonly checking: Pick<Checking, 'kind' | 'commonDoubts' | 'rows'>
  readonly onSettle: (doubt: RowDoubt) => void
}

const words = texts.menuUpload.check.common

export function CommonQuestions({ checking: { kind, commonDoubts, rows }, onSettle }: Props) {
  return commonDoubts.map(({ doubt, rows: count }) => (
    <div
      key={doubt}
      className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-button border border-line bg-tint px-4 py-3"
    >
      <p className="min-w-40 flex-1">
        {words.ask({ count, of: rows.length, doubt: texts.menuUpload.doubts[doubt] })}
      </p>
      <Button
        tone="secondary"
        size="small"
        disabled={kind === 'saving'}
        aria-label={words.fineOf({ doubt: texts.menuUpload.doubts[doubt] })}
        onClick={() => onSettle(doubt)}
      >
        {words.fine}
      </Button>
    </div>
  ))
}
