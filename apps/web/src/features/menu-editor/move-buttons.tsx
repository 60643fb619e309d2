// Two buttons that move a row up or down, disabled at the ends of the list.

import { ArrowDown, ArrowUp } from 'lucide-react'
import { texts } from '../../lib/text/texts.ts'
import { IconButton } from '../../ui/icon-button.tsx'

interface Props {
  readonly name: string
  readonly at: number
  readonly of: number
  readonly onMove: (by: 1 | -1) => void
}

const words = texts.ownMenu.order

export function MoveButtons({ name, at, of, onMove }: Props) {
  return (
    <>
      <IconButton label={words.up({ name })} disabled={at === 0} onClick={() => onMove(-1)}>
        <ArrowUp size={20} strokeWidth={1.9} aria-hidden />
      </IconButton>
      <IconButton label={words.down({ name })} disabled={at === of - 1} onClick={() => onMove(1)}>
        <ArrowDown size={20} strokeWidth={1.9} aria-hidden />
      </IconButton>
    </>
  )
}
