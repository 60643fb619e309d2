// Downloads a file that the page generates.

/** Returns whether the browser accepted the file. */
export function saveFile({
  name,
  text,
  type,
}: {
  name: string
  text: string | Uint8Array<ArrayBuffer>
  type: string
}): boolean {
  try {
    const url = URL.createObjectURL(new Blob([text], { type }))
    const link = document.createElement('a')
    link.href = url
    link.download = name
    document.body.append(link)
    link.click()
    link.remove()
    // Some browsers read the file only after the click event has ended.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return true
  } catch {
    return false
  }
}
