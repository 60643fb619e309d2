import { expect, test } from 'vitest'
import { type InstallGuide, installGuide } from './install-guide.ts'

const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const safariOnMac = `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15`
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const chromeOnWindows = `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36`

test.each<[browser: string, guide: InstallGuide, userAgent: string, maxTouchPoints: number]>([
  ['Safari on an iPhone', 'ios-safari', `${ios} Version/18.6 Mobile/15E148 Safari/604.1`, 5],
  [
    'Safari on an old iPad',
    'ios-safari',
    'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
    5,
  ],
  ['Safari on an iPad, which says Macintosh', 'ios-safari', safariOnMac, 5],
  ['Chrome on an iPhone', 'ios-safari', `${ios} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`, 5],
  [
    'Chrome on an iPad, as on a desktop',
    'ios-safari',
    `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142 Version/11.1.1 Safari/605.1.15`,
    5,
  ],
  ['Firefox on an iPhone', 'ios-safari', `${ios} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 5],
  [
    'a web view on an iPhone',
    'generic',
    `${ios} Mobile/15E148 Instagram 402.0.0.38.77 (iPhone15,3; iOS 18_6; en_US; scale=3.00)`,
    5,
  ],
  ['Safari on a Mac', 'generic', safariOnMac, 0],
  ['Chrome on Android', 'android-chrome', `${android} Chrome/142.0.0.0 Mobile Safari/537.36`, 5],
  ['Chrome on an Android tablet', 'android-chrome', `${android} Chrome/142.0.0.0 Safari/537.36`, 10],
  ['Samsung Internet', 'generic', `${android} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`, 5],
  ['Edge on Android', 'generic', `${android} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`, 5],
  [
    'Firefox on Android',
    'generic',
    'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
    5,
  ],
  [
    'a web view on Android',
    'generic',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/BP1A.250505.005; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.7444.102 Mobile Safari/537.36',
    5,
  ],
  ['Chrome on Windows', 'desktop-chrome', chromeOnWindows, 0],
  ['Chrome on Windows with a touchscreen', 'desktop-chrome', chromeOnWindows, 10],
  [
    'Chrome on a Mac',
    'desktop-chrome',
    `${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36`,
    0,
  ],
  [
    'Chrome on a Chromebook',
    'desktop-chrome',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    0,
  ],
  ['Edge on Windows', 'generic', `${chromeOnWindows} Edg/142.0.0.0`, 0],
  ['Opera on Windows', 'generic', `${chromeOnWindows} OPR/124.0.0.0`, 0],
  [
    'Firefox on Linux',
    'generic',
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    0,
  ],
  ['a browser without a user agent', 'generic', '', 0],
])('%s gets the instructions for %s', (_, guide, userAgent, maxTouchPoints) => {
  expect(installGuide({ userAgent, maxTouchPoints })).toBe(guide)
})
