// Chooses the install instructions for this browser.

export type InstallGuide = 'ios-safari' | 'android-chrome' | 'desktop-chrome' | 'generic'

export interface BrowserHints {
  readonly userAgent: string
  readonly maxTouchPoints: number
}

export function installGuide({ userAgent, maxTouchPoints }: BrowserHints): InstallGuide {
  if (isIos(userAgent, maxTouchPoints)) return isWithinOtherApp(userAgent) ? 'generic' : 'ios-safari'
  if (!isChromeItself(userAgent)) return 'generic'
  return /Android/.test(userAgent) ? 'android-chrome' : 'desktop-chrome'
}

/** An iPad's user agent says Macintosh, but no Mac has a touchscreen. */
function isIos(userAgent: string, maxTouchPoints: number): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

/** Every iOS browser has Safari's Share and names Safari in its user agent. A web view has neither. */
function isWithinOtherApp(userAgent: string): boolean {
  return !/Safari\//.test(userAgent)
}

/** Other Chromium browsers add their own name to the user agent and have other menus; `wv` marks a web view. */
function isChromeItself(userAgent: string): boolean {
  return (
    /Chrome\//.test(userAgent) &&
    !/Edg|OPR\/|SamsungBrowser|YaBrowser|Vivaldi|DuckDuckGo|MiuiBrowser|UCBrowser|; wv\)/.test(userAgent)
  )
}
