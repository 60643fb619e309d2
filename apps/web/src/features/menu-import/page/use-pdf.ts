// Opens a PDF as long as its pages are shown. pdf.js, 0.5 MB gzipped with its worker, loads with the first one.

import { useEffect, useState } from 'react'
import type { OpenPdf } from './open-pdf.ts'

export type Pdf =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly pdf: OpenPdf }

export function usePdf(file: Blob): Pdf {
  const [opened, setOpened] = useState<{ of: Blob; pdf: Pdf } | null>(null)
  useEffect(() => {
    const closing = new AbortController()
    const show = (pdf: Pdf) => closing.signal.aborted || setOpened({ of: file, pdf })
    import('./open-pdf.ts')
      .then(({ openPdf }) => openPdf(file, closing.signal))
      .then(
        pdf => show({ kind: 'ready', pdf }),
        () => show({ kind: 'failed' }),
      )
    return () => closing.abort()
  }, [file])
  return opened?.of === file ? opened.pdf : { kind: 'loading' }
}
