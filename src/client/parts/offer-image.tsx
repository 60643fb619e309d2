// The picture of an offer, which lies somewhere on the web: its address was typed by the restaurant. Where it does not
// arrive there is none.

import { useState } from 'react'

interface Props {
  readonly src: string
  /** Its size or proportion, so that nothing moves when it arrives. */
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
      // The image's host must not learn which page shows it.
      referrerPolicy="no-referrer"
      onError={() => setBrokenSrc(src)}
      className={`shrink-0 bg-line/70 object-cover ${className}`}
    />
  )
}
