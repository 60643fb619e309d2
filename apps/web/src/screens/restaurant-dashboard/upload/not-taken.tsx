// Why the menu could not be taken from the point of sale, and another try.

import { texts } from '../../../text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'

interface Props {
  /** The point of sale. */
  readonly name: string
  readonly problem: string
  readonly onRetry: () => void
  readonly onCancel: () => void
}

const words = texts.posMenu

export function NotTaken({ name, problem, onRetry, onCancel }: Props) {
  return (
    <section className="animate-rise rounded-card border border-line bg-card p-4 sm:p-5">
      <h3 className="text-lead">{words.notTaken({ provider: name })}</h3>
      <p role="alert" className="wrap-anywhere pt-2 text-pretty text-danger">
        {problem}
      </p>
      <div className="flex flex-wrap gap-3 pt-4">
        <Button tone="secondary" size="small" onClick={onCancel}>
          {texts.menuUpload.cancel}
        </Button>
        <Button size="small" ref={takeFocus} onClick={onRetry}>
          {words.again}
        </Button>
      </div>
    </section>
  )
}
