// The button beneath a long list that is drawn piece by piece.

import { focusIfLost } from '../../../parts/portal/focus-if-lost.ts'
import * as en from '../../../text/en.ts'
import { Button } from '../../../ui/button.tsx'
import type { useGrowing } from '../../../ui/use-growing.ts'

export type Growing = ReturnType<typeof useGrowing>

/** Stands right after the list. */
export function More({ growing: { next, grow } }: { readonly growing: Growing }) {
  if (next === 0) return null
  return (
    <Button
      tone="secondary"
      size="small"
      data-stop
      className="mt-4 w-full"
      onClick={({ currentTarget: { previousElementSibling: list } }) => {
        const lastRow = [...(list?.querySelectorAll('button') ?? [])].at(-1)
        grow()
        // With the last piece the button goes: on from where the list ended.
        focusIfLost(() => lastRow ?? null)
      }}
    >
      {en.menuUpload.check.showMore(next)}
    </Button>
  )
}
