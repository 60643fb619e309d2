// Copies a text. A page without https, such as one on a local network, has no navigator.clipboard.

/** Resolves to whether the text was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.style.cssText = 'position:fixed;top:0;opacity:0;font-size:16px'
  // A sheet takes back any focus that leaves it.
  const sheet = focused?.closest('[role=dialog]')
  ;(sheet ?? document.body).append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
