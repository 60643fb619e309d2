// Opens the device's share sheet, or copies to the clipboard if there is none or it fails.

import { copyText } from './clipboard.ts'

export interface Shareable {
  readonly title: string
  readonly text: string
  readonly url?: string
  /** The text for the clipboard. */
  readonly copy: string
}

export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed'

export async function share({ copy, ...data }: Shareable): Promise<ShareOutcome> {
  try {
    if (navigator.share) {
      await navigator.share(data)
      return 'shared'
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
  }
  return (await copyText(copy)) ? 'copied' : 'failed'
}

/** Whether the share sheet takes a picture. */
export function canSharePictures(): boolean {
  return navigator.canShare?.({ files: [new File([], 'picture.png', { type: 'image/png' })] }) ?? false
}

export async function sharePicture(file: File, title: string): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share({ files: [file], title })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed'
  }
}
