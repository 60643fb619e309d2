// A screen that is a card on a laptop (portal.css), as high as its content, so that the main action follows the fields.

import type { ComponentProps, ReactNode } from 'react'
import { Screen } from '../../ui/screen.tsx'

interface Props extends ComponentProps<typeof Screen> {
  /** Rendered beneath the main action. */
  readonly below?: ReactNode
}

export function Card({ below, ...screen }: Props) {
  return (
    <>
      <Screen {...screen} />
      <div data-card className="gutter text-muted">
        {below}
      </div>
    </>
  )
}
