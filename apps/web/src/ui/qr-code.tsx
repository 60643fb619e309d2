// A QR code whose code loads on demand. Its space is reserved meanwhile.

import { onDemand } from './on-demand.tsx'
import type { QrCodeProps } from './qr-code-image.tsx'

const QrCodeImage = onDemand<QrCodeProps>(async () => (await import('./qr-code-image.tsx')).QrCodeImage)

export function QrCode(props: QrCodeProps) {
  return (
    <div className={`aspect-square ${props.className ?? ''}`}>
      <QrCodeImage {...props} className="size-full" />
    </div>
  )
}
