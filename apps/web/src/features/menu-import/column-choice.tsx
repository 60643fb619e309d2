// Asks about columns that the reader could not identify, each with its first cells.

import {
  type ColumnMeaning,
  type ColumnQuestion,
  columnMeanings,
} from '@tablemate/menu-reader/menu-reading.ts'
import { useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { takeFocus } from '../../ui/take-focus.ts'

interface Props {
  readonly question: ColumnQuestion
  readonly onAnswer: (columns: readonly ColumnMeaning[]) => void
  readonly onCancel: () => void
}

const words = texts.menuUpload.columnChoice
const options = columnMeanings.map(value => ({ value, label: words.meanings[value] }))

export function ColumnChoice({ question: { rows, guess }, onAnswer, onCancel }: Props) {
  const [chosen, setChosen] = useState(guess)
  const choose = (column: number, meaning: ColumnMeaning) =>
    setChosen(chosen.map((now, at) => (at === column ? meaning : isTaken(now, meaning) ? 'ignore' : now)))
  return (
    <section
      aria-label={words.title}
      className="animate-rise rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <h3 ref={takeFocus} tabIndex={-1} className="text-lead outline-none">
        {words.title}
      </h3>
      <p className="pt-1 text-pretty text-muted">{words.hint}</p>
      <div className="grid gap-4 pt-4 sm:grid-cols-2 lg:grid-cols-3">
        {chosen.map((meaning, at) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file never change
            key={at}
            label={words.column({ column: at + 1 })}
            hint={<Cells cells={rows.map(cells => cells[at] ?? '')} />}
            options={options}
            value={meaning}
            onChange={({ target }) => choose(at, target.value as ColumnMeaning)}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-3 pt-4">
        <Button
          size="small"
          disabled={!chosen.includes('name') || !chosen.includes('price')}
          onClick={() => onAnswer(chosen)}
        >
          {words.read}
        </Button>
        <Button tone="secondary" size="small" onClick={onCancel}>
          {texts.menuUpload.cancel}
        </Button>
      </div>
    </section>
  )
}

/** A dish has one name, but may have several prices. */
function isTaken(now: ColumnMeaning, meaning: ColumnMeaning): boolean {
  return now === meaning && meaning === 'name'
}

function Cells({ cells }: { readonly cells: readonly string[] }) {
  return (
    <span className="wrap-anywhere whitespace-pre-line" dir="auto">
      {cells.filter(cell => cell !== '').join('\n')}
    </span>
  )
}
