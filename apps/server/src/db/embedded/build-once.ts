// Builds a folder under a draft name and renames it when it is complete. A kill leaves no partial folder, and of two
// concurrent builds the first to finish wins.

import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Runs `build` on a draft folder unless `target` exists. Afterwards `target` exists, from this process or another. */
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
