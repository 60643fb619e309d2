// Makes a chosen picture small enough for a weak signal, and readable for the server.

/** Wider than the largest size that is served. */
const maxSide = 2304
const smallBytes = 1_000_000
const accepted = ['image/jpeg', 'image/png', 'image/webp']

/**
 * The file itself if it is small and of a type that the server reads, otherwise its pixels as a JPEG. Null if this browser cannot
 * decode it, as most cannot HEIC.
 */
export async function shrinkPicture(file: File): Promise<File | null> {
  if (file.size <= smallBytes && accepted.includes(file.type)) return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return accepted.includes(file.type) ? file : null
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  bitmap.close()
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  return blob && new File([blob], 'picture.jpg', { type: 'image/jpeg' })
}
