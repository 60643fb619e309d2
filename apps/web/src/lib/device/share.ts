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
