// The button beneath a long list that shows more rows.

import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import type { useShowMore } from '../../ui/use-show-more.ts'

export type ShowMore = ReturnType<typeof useShowMore>

/** Must directly follow the list element. */
export function ShowMoreButton({ more: { next, showMore } }: { readonly more: ShowMore }) {
  if (next === 0) return null
  return (
    <Button
      tone="secondary"
      size="small"
      data-stop
      className="mt-4 w-full"
      onClick={({ currentTarget: { previousElementSibling: list } }) => {
        const lastRow = [...(list?.querySelectorAll('button') ?? [])].at(-1)
        showMore()
        // With the last step the button disappears. The focus then goes to the last row shown before.
        focusIfLost(() => lastRow ?? null)
      }}
    >
      {texts.menuUpload.check.showMore({ count: next })}
    </Button>
  )
}
