// The notice shown instead of a group's screen's screen. It is rare, so its code is fetched on demand.

import { lazyView } from '../../ui/lazy-screen.tsx'

const load = () => import('./group-notices.tsx')

export const GroupMissing = lazyView(async () => (await load()).GroupMissing)
export const GroupFailed = lazyView(async () => (await load()).GroupFailed)
