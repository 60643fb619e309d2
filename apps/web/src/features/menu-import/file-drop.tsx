// The area where the owner chooses or drops a menu file.

import { FileUp } from 'lucide-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  /** The error of the previous file. */
  readonly problem: string | null
  readonly onChoose: (file: File) => void
  readonly onCancel: () => void
}

const words = texts.menuUpload

export function FileDrop({ problem, onChoose, onCancel }: Props) {
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => input.current?.focus(), [])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
  }
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="animate-rise rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <h3 id={`${id}-title`} className="text-lead">
        {words.title}
      </h3>
      <p className="pt-1 text-pretty text-muted">{words.hint}</p>
      {problem && (
        <p role="alert" className="mt-4 rounded-button border border-danger/50 px-4 py-3 text-danger">
          {problem}
        </p>
      )}
      <label
        htmlFor={id}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`mt-4 flex min-h-44 flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed p-5 text-center transition-colors focus-within:outline-2 focus-within:outline-accent-text focus-within:outline-offset-3 hover:border-accent-text ${isOver ? 'border-accent-text bg-tint' : 'border-edge'}`}
      >
        <FileUp size={28} strokeWidth={1.6} aria-hidden className="text-accent-text" />
        <span>
          <span className="font-semibold text-accent-text">{words.choose}</span> {words.drop}
        </span>
        <span className="text-muted text-small">{words.kinds}</span>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".csv,.tsv,.json,.pdf,text/csv,text/tab-separated-values,application/json,application/pdf"
          className="sr-only"
          onChange={event => {
            const [file] = event.target.files ?? []
            if (file) onChoose(file)
            // Without this, choosing the same corrected file again fires no event.
            event.target.value = ''
          }}
        />
      </label>
      <p className="pt-3 text-muted text-small">{words.columns}</p>
      <Button tone="secondary" size="small" className="mt-4" onClick={onCancel}>
        {words.cancel}
      </Button>
    </section>
  )
}
