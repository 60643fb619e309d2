// The page of the PDF beside the rows on a laptop, in a sheet on a phone.

import { useState, useSyncExternalStore } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { PageView, type PageViewProps } from './page/page-view.tsx'
import type { Place } from './unused-texts.ts'

/** What is shown of the pages of a PDF; nothing for another file. */
export function usePageBeside(pdf: Blob | null) {
  const isWide = useMedia('(width >= 64rem)')
  const [lit, setLit] = useState<readonly Place[]>([])
  const [isOpen, setOpen] = useState(false)
  return {
    /** Whether the page is shown beside the rows. */
    isBeside: pdf !== null && isWide,
    /** Whether the page is shown only on demand. */
    isOnDemand: pdf !== null && !isWide,
    lit,
    /** Shows these places, also again after the owner has turned the page. */
    light: (places: readonly Place[]) => setLit([...places]),
    isOpen,
    show(places: readonly Place[]) {
      setLit([...places])
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}

interface Props extends Omit<PageViewProps, 'lit' | 'zoom'> {
  readonly page: ReturnType<typeof usePageBeside>
}

export function PageBeside({ page, ...view }: Props) {
  if (page.isBeside)
    return (
      <aside
        aria-label={view.name}
        className="sticky top-4 flex h-[calc(100dvh-9rem)] min-h-80 flex-col self-start pt-6"
      >
        <PageView {...view} lit={page.lit} zoom={1} />
      </aside>
    )
  return (
    <Sheet isOpen={page.isOpen} onClose={page.close} title={view.name} keepsFocus>
      <div className="flex h-[70dvh] flex-col pb-1">
        <PageView {...view} lit={page.lit} zoom={1.5} />
      </div>
    </Sheet>
  )
}

/** Opens the page where it is shown on demand. */
export function ShowPageButton({ page }: Pick<Props, 'page'>) {
  if (!page.isOnDemand) return null
  return (
    <Button tone="secondary" size="small" className="mt-4" onClick={() => page.show(page.lit)}>
      {texts.menuUpload.page.show}
    </Button>
  )
}

// Whether a media query matches, for parts that must not even load otherwise.

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
