// Runs before the first paint, as a separate small script (apps/web/build/first-paint.ts). It sets the theme, decides what
// shows, reserves space for links to open groups, and records early clicks. So nothing painted changes later.

import { reserveOpenGroups } from '../lib/device/open-groups.ts'
import { readTheme, showTheme } from '../lib/device/theme.ts'
import { markEarlyClicks } from '../ui/replay-early-clicks.ts'
import { decideView, showView } from './first-view.ts'

showTheme(readTheme())
showView(decideView())
reserveOpenGroups()
markEarlyClicks()
