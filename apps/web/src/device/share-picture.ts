// Opens the device's share sheet with a picture. Apart from share.ts, because most screens do not need it.

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
