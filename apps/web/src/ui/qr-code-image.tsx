// A QR code as one SVG path, dark on white in both themes because cameras need that.

import { encode } from 'uqr'

export interface QrCodeProps {
  readonly text: string
  /** The text for screen readers. */
  readonly label: string
  readonly className?: string
}

export function QrCodeImage({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`rounded-card border border-line bg-white ${className ?? ''}`}
    >
      <path d={darkSquares(data)} fill="#211c17" />
    </svg>
  )
}

function darkSquares(rows: readonly (readonly boolean[])[]): string {
  return rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
}
