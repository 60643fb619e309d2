// The image of an offer, from any URL that the restaurant typed. Renders nothing if the image fails to load.

import { useState } from 'react'

interface Props {
  readonly src: string
  /** Must set the size or aspect ratio, so that the layout does not shift when the image loads. */
  readonly className: string
}

export function OfferImage({ src, className }: Props) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  if (brokenSrc === src) return null
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      // The image's host must not learn which page shows the image.
      referrerPolicy="no-referrer"
      onError={() => setBrokenSrc(src)}
      className={`shrink-0 bg-line/70 object-cover ${className}`}
    />
  )
}
