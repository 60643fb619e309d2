// Shown when a section's data failed to load, with a retry button.

import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  readonly text: string
  readonly onRetry: () => void
}

export function SectionFailed({ text, onRetry }: Props) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p>{text}</p>
      <Button tone="secondary" size="small" onClick={onRetry}>
        {texts.app.tryAgain}
      </Button>
    </div>
  )
}
