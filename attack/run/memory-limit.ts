// How much memory a process may have: by a control group, where root may make one, else by looking.

import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface MemoryLimit {
  /** The program and arguments that start this command within the limit. */
  command(program: string, ...args: readonly string[]): readonly [string, readonly string[]]
  /** Lets a process and what it starts from now on out of the limit. */
  release(pid: number): void
  remove(): void
}

/** Version 2 of control groups, then version 1: where the limit stands. */
const hierarchies = [
  { root: '/sys/fs/cgroup', file: 'memory.max' },
  { root: '/sys/fs/cgroup/memory', file: 'memory.limit_in_bytes' },
] as const

/** null where this machine lets nobody limit a process: then the caller looks at `peakMemory`. */
export function limitMemory(bytes: number): MemoryLimit | null {
  for (const { root, file } of hierarchies) {
    const group = join(root, `tablemate-attack-${process.pid}`)
    try {
      accessSync(join(root, 'cgroup.procs'), constants.W_OK)
      mkdirSync(group)
      if (existsSync(join(group, file))) {
        writeFileSync(join(group, file), String(bytes))
        return limitOf(root, group)
      }
      rmdirSync(group)
    } catch {
      // Not this one, or not for us.
    }
  }
  return null
}

function limitOf(root: string, group: string): MemoryLimit {
  return {
    command: (program, ...args) => [
      'sh',
      ['-c', 'echo $$ > "$0" && exec "$@"', join(group, 'cgroup.procs'), program, ...args],
    ],
    release: pid => writeFileSync(join(root, 'cgroup.procs'), String(pid)),
    remove() {
      try {
        rmdirSync(group)
      } catch {
        // A process has not ended yet; an empty group costs nothing.
      }
    },
  }
}

/** The most that was resident of a process at any time, bytes; 0 where the machine does not tell. */
export function peakMemory(pid: number): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}
