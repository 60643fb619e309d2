// The theme: the system's, or the one chosen in the menu. The choice is stored on this phone.

import { forgetStored, readStored, store } from './storage.ts'

export type Theme = 'system' | 'light' | 'dark'

const storageKey = 'theme'

export function readTheme(): Theme {
  const stored = readStored(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') forgetStored(storageKey)
  else store(storageKey, theme)
  showTheme(theme)
}

/** Follows a choice in another tab. */
export function followTheme(): void {
  window.addEventListener('storage', ({ key }) => {
    // The key is null when the whole storage was cleared.
    if (key === storageKey || key === null) showTheme(readTheme())
  })
}

/** Applies the theme to the page and to the browser's own bars. Also runs before the style sheet is loaded (first-paint.ts). */
export function showTheme(theme: Theme): void {
  const page = document.documentElement
  if (theme === 'system') delete page.dataset.theme
  else page.dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="color-scheme"]'))
    meta.content = theme === 'system' ? 'light dark' : theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.theme
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all'
  }
}
