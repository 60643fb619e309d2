// The button beneath a long list that is drawn piece by piece.

import * as en from '../../../text/en.ts'
import { Button } from '../../../ui/button.tsx'
import type { useGrowing } from '../../../ui/use-growing.ts'

export type Growing = ReturnType<typeof useGrowing>

export function More({ growing: { next, grow } }: { readonly growing: Growing }) {
  if (next === 0) return null
  return (
    <Button tone="secondary" size="small" data-stop className="mt-4 w-full" onClick={grow}>
      {en.menuUpload.check.showMore(next)}
    </Button>
  )
}
