// The app's view of the embedded database and its disk.

import type { DatabaseState } from './database-state.ts'
import type { FreeSpace } from './free-space.ts'

export interface EmbeddedHealth {
  readonly state: Pick<DatabaseState, 'now'>
  readonly space: Pick<FreeSpace, 'bytes' | 'isLow'>
}
