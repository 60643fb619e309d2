// The upload of a menu, step by step, in the place of the list.

import type { MenuItem } from '#contract/menu.ts'
import type { OwnRestaurant } from '#contract/restaurants.ts'
import * as en from '../../../text/en.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckRows } from './check-rows.tsx'
import { FileDrop } from './file-drop.tsx'
import { useMenuUpload } from './use-menu-upload.ts'

interface Props {
  readonly restaurant: OwnRestaurant
  readonly items: readonly MenuItem[]
  readonly onClose: () => void
}

const words = en.menuUpload

export function UploadPanel({ restaurant, items, onClose }: Props) {
  const upload = useMenuUpload(restaurant, onClose)
  const { state } = upload
  switch (state.kind) {
    case 'choosing':
      return <FileDrop trouble={state.trouble} onChoose={upload.choose} onCancel={onClose} />
    case 'sending':
      return <Progress name={state.name} share={state.share} onCancel={upload.stop} />
    case 'checking':
    case 'saving':
      return (
        <CheckRows
          checking={state}
          items={items}
          currency={restaurant.currency}
          onChange={upload.changeRow}
          onNameOthers={upload.nameOtherCategory}
          onConfirm={() => upload.confirm(state)}
          onCancel={upload.stop}
        />
      )
  }
}

interface ProgressProps {
  readonly name: string
  readonly share: number
  readonly onCancel: () => void
}

function Progress({ name, share, onCancel }: ProgressProps) {
  const label = share < 1 ? words.sending(name) : words.reading(name)
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-card p-5">
      <p role="status" className="wrap-anywhere">
        {label}
      </p>
      <progress
        aria-label={label}
        value={share < 1 ? share : undefined}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line accent-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      <Button tone="secondary" size="small" className="self-start" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  )
}
