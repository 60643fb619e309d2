// Builds a folder under another name and renames it when it is whole: a kill in the middle leaves nothing
// half done, and of two processes that build at once the first to finish wins.

import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Runs `build` on a draft folder unless `target` is there; afterwards it is, from this process or from
 * another.
 */
export async function buildOnce(target: string, build: (draft: string) => Promise<void>): Promise<void> {
  if (existsSync(target)) return
  removeAbandonedDrafts(target)
  const draft = `${target}.init-${process.pid}`
  try {
    await build(draft)
    renameSync(draft, target)
  } catch (error) {
    if (!existsSync(target)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function removeAbandonedDrafts(target: string): void {
  const prefix = `${basename(target)}.init-`
  const drafts = readdirSync(dirname(target)).filter(name => name.startsWith(prefix))
  for (const name of drafts) {
    if (isAlive(Number(name.slice(prefix.length)))) continue
    rmSync(join(dirname(target), name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
