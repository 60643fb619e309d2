// Prints how long the tests of each part of the repository took, so that a log of CI shows where the time goes.

import type { Reporter, TestModule } from 'vitest/node'

export class TimePerPart implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const parts = new Map<string, { files: number; seconds: number }>()
    for (const testModule of modules) {
      const part = partOf(testModule.relativeModuleId)
      const { files, seconds } = parts.get(part) ?? { files: 0, seconds: 0 }
      const { duration } = testModule.diagnostic()
      parts.set(part, { files: files + 1, seconds: seconds + duration / 1000 })
    }
    const longestFirst = [...parts].sort(([, a], [, b]) => b.seconds - a.seconds)
    console.log('\nTime of the tests by part, summed over the workers')
    for (const [part, { files, seconds }] of longestFirst)
      console.log(`${seconds.toFixed(1).padStart(8)} s  ${String(files).padStart(4)} files  ${part}`)
  }
}

/** `apps/server/src/features`, `packages/domain`, `e2e/journeys`: four folders in `apps`, otherwise two. */
function partOf(path: string): string {
  const folders = path.split('/').slice(0, -1)
  return folders.slice(0, folders[0] === 'apps' ? 4 : 2).join('/')
}
