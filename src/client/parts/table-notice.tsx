// Told instead of a table, which most evenings nobody sees: fetched when there is need of it.

import { lazyView } from '../ui/lazy-screen.tsx'

const load = () => import('./table-notices.tsx')

export const TableMissing = lazyView(async () => (await load()).TableMissing)
export const TableFailed = lazyView(async () => (await load()).TableFailed)
