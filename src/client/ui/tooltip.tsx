// The label of an icon button in a bubble, placed by Radix. When it shows is use-tip.ts's to say. Loaded by icon-button.tsx.

import * as Radix from '@radix-ui/react-tooltip'
import type { Tip } from './use-tip.ts'

/** Stands inside its button, which so stays the same element before and after this has loaded. */
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
