// The placeholder of an empty list or failed load: a title, a hint and an action.

import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly hint?: string
  readonly icon?: ReactNode
  readonly action?: ReactNode
}

export function EmptyState({ title, hint, icon, action }: Props) {
  return (
    <div className="m-auto flex max-w-80 flex-col items-center gap-2 py-12 text-center">
      {icon && (
        <div className="mb-2 grid size-14 place-items-center rounded-full bg-tint text-accent-text">
          {icon}
        </div>
      )}
      <p className="text-balance font-[560] font-serif text-lead">{title}</p>
      {hint && <p className="text-pretty text-muted">{hint}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
