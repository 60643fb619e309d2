// The steps of a menu upload. The panel replaces the list of dishes.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import { useEffect, useRef } from 'react'
import type { Loaded } from '../../lib/api/loaded.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { SectionFailed } from '../portal/section-failed.tsx'
import { CheckRows } from './check-rows.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { FileDrop } from './file-drop.tsx'
import type { Sending } from './upload-state.ts'
import type { useMenuUpload } from './use-menu-upload.ts'

interface Props {
  readonly upload: ReturnType<typeof useMenuUpload>
  readonly menu: Loaded<readonly MenuItem[]>
  readonly onClose: () => void
}

const words = texts.menuUpload

export function UploadPanel({ upload, menu, onClose }: Props) {
  const { state } = upload
  const leave = useRef(upload.leave)
  useEffect(() => leave.current, [])
  /** There is no file to choose instead. */
  const closing = (stop: () => void) => () => {
    stop()
    onClose()
  }
  switch (state.kind) {
    case 'choosing':
      return <FileDrop problem={state.problem} onChoose={upload.choose} onCancel={onClose} />
    case 'sending':
      return <Progress {...progressOf(state)} onCancel={upload.stop} />
    case 'asking':
      return (
        <ColumnChoice
          question={state.question}
          onAnswer={guess => upload.answer(state.file, { ...state.question, guess })}
          onCancel={upload.stop}
        />
      )
    case 'taking':
      return (
        <Progress
          label={texts.posMenu.taking({ provider: state.name })}
          share={null}
          onCancel={closing(upload.stop)}
        />
      )
    case 'not-taken':
      return <NotTaken {...state} onRetry={() => upload.take(state.name)} onCancel={onClose} />
    case 'checking':
    case 'saving':
      // The check compares the file with the menu, so the menu must be loaded.
      if (menu.kind === 'failed') return <SectionFailed text={texts.ownMenu.failed} onRetry={menu.retry} />
      if (menu.kind === 'loading')
        return <Progress label={words.reading({ name: state.name })} share={null} onCancel={upload.stop} />
      return (
        <CheckRows
          checking={state}
          items={menu.value}
          checkActions={upload.checkActions}
          onConfirm={check => upload.confirm(state, check)}
          onCancel={upload.stop}
        />
      )
  }
}

function progressOf({ name, share, reading }: Sending) {
  if (reading) {
    if ('waiting' in reading) return { label: words.waitingForTurn, share: null }
    const { page, pages } = reading
    return { label: words.readingPage({ page, pages }), share: (page - 1) / pages }
  }
  return share < 1
    ? { label: words.sending({ name }), share }
    : { label: words.reading({ name }), share: null }
}

interface ProgressProps {
  readonly label: string
  /** From 0 to 1; null: unknown. */
  readonly share: number | null
  readonly onCancel: () => void
}

function Progress({ label, share, onCancel }: ProgressProps) {
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-card p-5">
      <p role="status" className="wrap-anywhere">
        {label}
      </p>
      <progress
        aria-label={label}
        value={share ?? undefined}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line accent-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      <Button tone="secondary" size="small" className="self-start" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  )
}

// Why the menu could not be taken from the point of sale, and another try.

interface NotTakenProps {
  /** The point of sale. */
  readonly name: string
  readonly problem: string
  readonly onRetry: () => void
  readonly onCancel: () => void
}

const notTakenWords = texts.posMenu

function NotTaken({ name, problem, onRetry, onCancel }: NotTakenProps) {
  return (
    <section className="animate-rise rounded-card border border-line bg-card p-4 sm:p-5">
      <h3 className="text-lead">{notTakenWords.notTaken({ provider: name })}</h3>
      <p role="alert" className="wrap-anywhere pt-2 text-pretty text-danger">
        {problem}
      </p>
      <div className="flex flex-wrap gap-3 pt-4">
        <Button tone="secondary" size="small" onClick={onCancel}>
          {texts.menuUpload.cancel}
        </Button>
        <Button size="small" ref={takeFocus} onClick={onRetry}>
          {notTakenWords.again}
        </Button>
      </div>
    </section>
  )
}
