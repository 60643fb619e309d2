// A QR code whose code loads on demand. A placeholder reserves its space meanwhile.

import { Suspense } from 'react'
import { lazyExtra } from './lazy-extra.ts'
import type { QrCodeProps } from './qr-code-image.tsx'

export function QrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<div className={`aspect-square ${props.className ?? ''}`} />}>
      <QrCodeImage {...props} />
    </Suspense>
  )
}

const QrCodeImage = lazyExtra<QrCodeProps>(async () => (await import('./qr-code-image.tsx')).QrCodeImage)
