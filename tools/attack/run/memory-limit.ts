// Limits the memory of a process by a control group, which only root may make. Without root the memory is only measured.

import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface MemoryLimit {
  /** The program and arguments that start the command within the limit. */
  command(program: string, ...args: readonly string[]): readonly [string, readonly string[]]
  /** Exempts a process, and the processes that it starts from now on, from the limit. */
  release(pid: number): void
  remove(): void
}

/** Where version 2 and version 1 of control groups keep the limit. */
const hierarchies = [
  { root: '/sys/fs/cgroup', file: 'memory.max' },
  { root: '/sys/fs/cgroup/memory', file: 'memory.limit_in_bytes' },
] as const

/** null if this machine does not permit a limit. The caller then measures with `peakMemory`. */
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
      // This version does not exist here, or this user may not use it.
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
        // A process in the group has not ended yet. The group that stays behind costs nothing.
      }
    },
  }
}

/** The peak resident memory of a process in bytes; 0 if the machine does not report it. */
export function peakMemory(pid: number): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}
