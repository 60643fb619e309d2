// The heading of a category of the file: rename it, add a dish to it, or select its dishes to move them.

import { ListChecks, Pencil, Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import { BlockNameForm } from './block-name-form.tsx'
import type { BlockActions } from './row-actions.ts'

interface Props {
  readonly category: string
  /** The dishes to select. */
  readonly rows: readonly number[]
  readonly blocks: BlockActions
}

const words = texts.menuUpload.blocks

export function BlockHeading({ category, rows, blocks }: Props) {
  const [isRenaming, setRenaming] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    setRenaming(false)
    focusIfLost(() => heading.current)
  }
  const { selected } = blocks
  const areAllSelected = selected !== null && rows.length > 0 && rows.every(at => selected.has(at))
  if (isRenaming)
    return (
      <BlockNameForm
        label={texts.ownMenu.category.name}
        initial={category}
        submit={texts.ownMenu.category.save}
        onName={name => {
          close()
          if (name !== category) blocks.rename(category, name)
        }}
        onCancel={close}
      />
    )
  return (
    <div className="flex min-h-11 items-center gap-1">
      {selected && (
        <label className="-ms-3 grid size-11 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-label={words.selectAll({ category })}
            checked={areAllSelected}
            onChange={() => blocks.selectAll(rows, !areAllSelected)}
            className="size-5 accent-accent"
          />
        </label>
      )}
      <h4
        ref={heading}
        tabIndex={-1}
        className="wrap-anywhere min-w-0 flex-1 font-[560] font-serif text-accent-text text-lead outline-none"
      >
        {category}
      </h4>
      {!selected && (
        <span className="-me-3 flex shrink-0">
          <HeadingButton label={words.rename({ category })} onClick={() => setRenaming(true)}>
            <Pencil {...icon} />
          </HeadingButton>
          {rows.length > 0 && (
            <HeadingButton label={words.select({ category })} onClick={() => blocks.startSelecting(rows)}>
              <ListChecks {...icon} />
            </HeadingButton>
          )}
          <HeadingButton label={words.add({ category })} onClick={() => blocks.add(category)}>
            <Plus {...icon} size={20} />
          </HeadingButton>
        </span>
      )}
    </div>
  )
}

interface ButtonProps {
  readonly label: string
  readonly onClick: () => void
  readonly children: ReactNode
}

function HeadingButton({ label, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-button text-muted transition-colors hover:text-ink"
    >
      {children}
    </button>
  )
}

const icon = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const
