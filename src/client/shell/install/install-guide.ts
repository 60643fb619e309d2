// Which instructions fit this browser.

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

/** An iPad says that it is a Mac, but no Mac can be touched. */
function isIos(userAgent: string, maxTouchPoints: number): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

/** Every browser of iOS has Safari's Share and calls itself Safari too; a page shown within another app does neither. */
function isWithinOtherApp(userAgent: string): boolean {
  return !/Safari\//.test(userAgent)
}

/** Others built on Chrome name themselves beside it and have menus of their own; `wv` is a page within another app. */
function isChromeItself(userAgent: string): boolean {
  return (
    /Chrome\//.test(userAgent) &&
    !/Edg|OPR\/|SamsungBrowser|YaBrowser|Vivaldi|DuckDuckGo|MiuiBrowser|UCBrowser|; wv\)/.test(userAgent)
  )
}
