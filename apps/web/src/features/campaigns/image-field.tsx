// The URL of a campaign's image, with a preview that only the browser fetches: our server never fetches an image.

import { isImageAddress } from '@tablemate/domain/offers/image-address.ts'
import { type InputHTMLAttributes, type Ref, useEffect, useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { TextField } from '../../ui/text-field.tsx'

const words = texts.campaigns.form

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  /** The URL as typed. */
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

/** 'typing': nothing is fetched yet, because an unfinished URL may name somebody else's host. */
type ImageState = 'typing' | 'loading' | 'loaded' | 'failed'

/** The pause in typing after which the preview loads. */
const pauseMs = 600

function Preview({ src }: { src: string }) {
  const [state, setState] = useState<ImageState>('typing')
  useEffect(() => {
    const timer = setTimeout(() => setState('loading'), pauseMs)
    return () => clearTimeout(timer)
  }, [])
  if (state === 'typing') return null
  return (
    <div className="flex items-center gap-4">
      {state !== 'failed' && (
        <img
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
          className="size-[72px] shrink-0 rounded-button bg-line/70 object-cover"
        />
      )}
      <p role="status" className="text-muted text-small">
        {state === 'loaded' && words.imageFits}
        {state === 'failed' && words.imageFails}
      </p>
    </div>
  )
}
