// Runs before anything is painted, as a small script of its own (build/first-paint.ts): which theme, what of the page
// shows, and how much room the way back to open tables takes. So a first paint is never taken back, and no press on it is lost.

import { reserveOpenTables } from './device/open-tables.ts'
import { readTheme, showTheme } from './device/theme.ts'
import { decideGateState, showGateState } from './gate/gate-state.ts'
import { markEarlyClicks } from './ui/replay-early-clicks.ts'

showTheme(readTheme())
showGateState(decideGateState())
reserveOpenTables()
markEarlyClicks()
