// The notice shown instead of a table. It is rare, so its code is fetched on demand.

import { lazyView } from '../ui/lazy-screen.tsx'

const load = () => import('./table-notices.tsx')

export const TableMissing = lazyView(async () => (await load()).TableMissing)
export const TableFailed = lazyView(async () => (await load()).TableFailed)
