// The address of a campaign's picture, and the picture as this browser gets it: no server ever fetches it.

import { type InputHTMLAttributes, type Ref, useEffect, useState } from 'react'
import { isImageAddress } from '#domain/offers/image-address.ts'
import * as en from '../../text/en.ts'
import { TextField } from '../../ui/text-field.tsx'

const words = en.campaigns.form

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  /** As typed. */
  readonly address: string
  readonly error: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

export function ImageField({ address, ...input }: Props) {
  const src = address.trim()
  return (
    <div className="flex flex-col gap-3">
      <TextField
        {...input}
        type="url"
        inputMode="url"
        label={words.imageUrl}
        hint={words.imageHint}
        isOptional
        placeholder="https://"
      />
      {isImageAddress(src) && <Preview key={src} src={src} />}
    </div>
  )
}

/** 'typing': what stands there may be the beginning of another address, of somebody else's host. */
type Arrival = 'typing' | 'coming' | 'there' | 'failed'

/** Typing has paused. */
const pauseMs = 600

function Preview({ src }: { src: string }) {
  const [arrival, setArrival] = useState<Arrival>('typing')
  useEffect(() => {
    const timer = setTimeout(() => setArrival('coming'), pauseMs)
    return () => clearTimeout(timer)
  }, [])
  if (arrival === 'typing') return null
  return (
    <div className="flex items-center gap-4">
      {arrival !== 'failed' && (
        <img
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          onLoad={() => setArrival('there')}
          onError={() => setArrival('failed')}
          className="size-[72px] shrink-0 rounded-button bg-line/70 object-cover"
        />
      )}
      <p role="status" className="text-muted text-small">
        {arrival === 'there' && words.imageFits}
        {arrival === 'failed' && words.imageFails}
      </p>
    </div>
  )
}
