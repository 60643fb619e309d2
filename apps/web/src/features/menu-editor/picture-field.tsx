// The picture of a dish in its form: chosen or taken, replaced, removed. Each is saved at once, apart from the form.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import { setMenuPicture } from '@tablemate/contract/menu-pictures.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { ImageIcon } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { problemOf } from '../../lib/api/call-problem.ts'
import { type FileUpload, sendFile } from '../../lib/api/send-file.ts'
import { percent } from '../../lib/text/format.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { MenuPicture } from '../ordering/menu/menu-picture.tsx'
import { noticeSignOut } from '../portal/portal-call.ts'
import { menuChanges, showChangedItem } from '../portal/use-own-menu.ts'
import { shrinkPicture } from './shrink-picture.ts'

const words = texts.ownMenu.picture

interface Props {
  readonly restaurant: OwnRestaurant
  /** Absent for a new dish, which gets its picture once it is on the menu. */
  readonly item: MenuItem | undefined
}

export function PictureField({ restaurant, item }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { state, choose, remove } = usePicture(restaurant.id, item)
  const pictureId = item?.pictureId
  const isBusy = state.kind === 'sending'
  return (
    <section aria-labelledby={id} className="flex flex-wrap gap-4 pt-5">
      {pictureId ? (
        <MenuPicture pictureId={pictureId} sizes="144px" className="w-36 self-start" />
      ) : (
        <span className="grid aspect-4/3 w-36 place-items-center self-start rounded-button bg-tint text-muted">
          <ImageIcon size={28} strokeWidth={1.6} aria-hidden />
        </span>
      )}
      <div className="min-w-0 flex-[1_1_12rem]">
        <h4 id={id} className="font-semibold font-sans text-body tracking-normal">
          {words.title}
        </h4>
        <p className="text-pretty text-muted text-small">{hintOf(restaurant, item)}</p>
        {item && restaurant.showsPictures && (
          <div className="flex flex-wrap gap-2 pt-2">
            <Button
              tone="secondary"
              size="small"
              isBusy={isBusy}
              disabled={isBusy}
              onClick={() => input.current?.click()}
            >
              {state.kind === 'sending'
                ? words.sending({ percent: percent(Math.floor(100 * state.share)) })
                : pictureId
                  ? words.replace
                  : words.choose}
            </Button>
            {pictureId && (
              <Button tone="quiet" size="small" disabled={isBusy} onClick={() => void remove()}>
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
        )}
        {state.kind === 'failed' && (
          <p role="alert" className="pt-2 text-danger text-pretty">
            {state.problem}
          </p>
        )}
      </div>
    </section>
  )
}

function hintOf({ showsPictures }: OwnRestaurant, item: MenuItem | undefined): string {
  if (!item) return words.later
  return showsPictures ? words.hint : words.hidden
}

type State =
  | { readonly kind: 'idle' }
  /** `share`: the fraction that is sent. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'failed'; readonly problem: string }

function usePicture(restaurantId: number, item: MenuItem | undefined) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const sending = useRef<FileUpload<MenuItem>>(null)
  useEffect(() => () => sending.current?.cancel(), [])
  const itemId = item?.id ?? 0

  const save = async (send: () => Promise<MenuItem>, title: string) => {
    try {
      showChangedItem(restaurantId, await send())
      setState({ kind: 'idle' })
      toast({ title, tone: 'good' })
    } catch (error) {
      noticeSignOut(error)
      setState({ kind: 'failed', problem: sentenceFor(problemOf(error), words.failed) })
    }
  }

  return {
    state,
    async choose(file: File) {
      const show = (share: number) => setState({ kind: 'sending', share })
      show(0)
      const picture = await shrinkPicture(file)
      if (!picture) return setState({ kind: 'failed', problem: words.unreadable })
      const listeners = { onSent: show, onProgress: () => undefined }
      const sent = sendFile(setMenuPicture, picture, { params: { itemId } }, listeners)
      sending.current = sent
      await save(() => sent.reply, words.saved)
    },
    remove() {
      setState({ kind: 'sending', share: 1 })
      return save(() => menuChanges.removePicture(itemId), words.removed)
    },
  }
}
