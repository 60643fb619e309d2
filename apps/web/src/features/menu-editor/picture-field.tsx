// The picture of a dish in its form: chosen or taken, replaced, removed. It is saved with the form.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import { ImageIcon } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { problemOf } from '../../lib/api/call-problem.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { MenuPicture } from '../ordering/menu/menu-picture.tsx'
import { menuChanges } from '../portal/use-own-menu.ts'
import { shrinkPicture } from './shrink-picture.ts'

const words = texts.ownMenu.picture

/** `item` is absent for a new dish. */
export function usePicture(restaurantId: number, item: MenuItem | undefined) {
  const [change, setChange] = useState<File | 'removed' | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const show = (next: typeof change) => {
    setChange(next)
    setFault(null)
  }
  return {
    /** What the form shows: a chosen file, the id of the stored picture, or null. */
    shown: change === 'removed' ? null : (change ?? item?.pictureId ?? null),
    fault,
    async choose(file: File) {
      const picture = await shrinkPicture(file)
      if (picture) show(picture)
      else setFault(words.unreadable)
    },
    remove: () => show(item?.pictureId ? 'removed' : null),
    /** Whether the picture of the dish is saved or unchanged. That of a new dish is dropped if it cannot be. */
    async save(itemId: number): Promise<boolean> {
      if (change === null) return true
      try {
        await menuChanges.setPicture(restaurantId, itemId, change === 'removed' ? null : change)
        show(null)
        return true
      } catch (error) {
        const title = sentenceFor(problemOf(error), words.failed)
        if (item) setFault(title)
        else {
          show(null)
          toast({ title, tone: 'bad' })
        }
        return false
      }
    },
  }
}

export function PictureField({ shown, fault, choose, remove }: ReturnType<typeof usePicture>) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <section aria-labelledby={id} className="flex flex-wrap gap-4 sm:col-span-2">
      <ShownPicture shown={shown} />
      <div className="min-w-0 flex-[1_1_12rem]">
        <h4 id={id} className="font-semibold font-sans text-body tracking-normal">
          {words.title}
        </h4>
        <p className="text-pretty text-muted text-small">{words.hint}</p>
        <div className="flex flex-wrap gap-2 pt-2">
          <Button tone="secondary" size="small" onClick={() => input.current?.click()}>
            {shown ? words.replace : words.choose}
          </Button>
          {shown && (
            <Button tone="quiet" size="small" onClick={remove}>
              {words.remove}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label={words.choose}
            hidden
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              const [file] = event.target.files ?? []
              if (file) void choose(file)
              event.target.value = ''
            }}
          />
        </div>
        {fault && (
          <p role="alert" className="pt-2 text-danger text-pretty">
            {fault}
          </p>
        )}
      </div>
    </section>
  )
}

const box = 'w-36 self-start'

function ShownPicture({ shown }: { readonly shown: File | string | null }) {
  if (shown instanceof File) return <ChosenPicture file={shown} />
  if (shown) return <MenuPicture pictureId={shown} sizes="144px" className={box} />
  return (
    <span className={`grid aspect-4/3 place-items-center rounded-button bg-tint text-muted ${box}`}>
      <ImageIcon size={28} strokeWidth={1.6} aria-hidden />
    </span>
  )
}

/** Drawn, because the content security policy allows no `blob:` addresses of images. */
function ChosenPicture({ file }: { readonly file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const draw = (bitmap: ImageBitmap) => {
      if (!canvas.current) return
      // Not the size of the bitmap by itself in every browser.
      const { width, height } = bitmap
      Object.assign(canvas.current, { width, height })
      canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
    }
    createImageBitmap(file).then(draw, () => undefined)
  }, [file])
  return (
    <canvas ref={canvas} aria-hidden className={`aspect-4/3 rounded-button bg-tint object-cover ${box}`} />
  )
}
