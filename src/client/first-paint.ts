// Runs before the first paint, as a separate small script (build/first-paint.ts). It sets the theme, decides whether the gate
// or the app shows, reserves space for links to open tables, and records early clicks. So nothing painted changes later.

import { reserveOpenTables } from './device/open-tables.ts'
import { readTheme, showTheme } from './device/theme.ts'
import { decideGateState, showGateState } from './gate/gate-state.ts'
import { markEarlyClicks } from './ui/replay-early-clicks.ts'

showTheme(readTheme())
showGateState(decideGateState())
reserveOpenTables()
markEarlyClicks()
