// Finds and signals processes of this machine by their ids.

import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'

export interface Process {
  readonly pid: number
  readonly command: string
}

/** The processes that this parent has started; none if there is no parent. */
export function childrenOf(parent: number | undefined): Process[] {
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return stdout.split('\n').flatMap(line => {
    const [, pid, ppid, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return Number(ppid) === parent ? [{ pid: Number(pid), command }] : []
  })
}

/** Signals a process and its children; does nothing if there is no process. */
export function signalAll(parent: number | undefined, name: NodeJS.Signals): void {
  if (parent === undefined) return
  for (const pid of [parent, ...childrenOf(parent).map(child => child.pid)]) signal(pid, name)
}

/** Sends the signal, and SIGKILL after `mostMs`. Returns the exit code; null if a signal ended the process. */
export async function endProcess(
  child: ChildProcess,
  name: NodeJS.Signals,
  mostMs: number,
): Promise<number | null> {
  const ended = once(child, 'exit')
  child.kill(name)
  const limit = setTimeout(() => child.kill('SIGKILL'), mostMs)
  const [code] = await ended
  clearTimeout(limit)
  return code
}

/** Ignores a process that has ended meanwhile. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
