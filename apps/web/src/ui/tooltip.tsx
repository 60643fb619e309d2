// The tooltip of an icon button, placed by Radix. use-tip.ts decides when it shows. Loaded by icon-button.tsx.

import * as Radix from '@radix-ui/react-tooltip'
import type { Tip } from './use-tip.ts'

/** Rendered inside its button, so that the button stays the same element when the tooltip loads. */
export function Tooltip({ label, tip }: { label: string; tip: Tip }) {
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={isOpen => !isOpen && tip.hide()}>
        <Radix.Trigger asChild>
          <span aria-hidden className="pointer-events-none absolute -inset-px" />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            onPointerEnter={tip.keep}
            onPointerLeave={tip.hideSoon}
            className="on-screen-only z-50 animate-fade rounded-button bg-ink px-3 py-1.5 text-paper text-small"
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
