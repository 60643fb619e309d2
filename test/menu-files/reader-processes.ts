// Lists the processes that read menu files.

import { execFileSync } from 'node:child_process'

export interface ReaderProcess {
  readonly id: number
  /** The id of the process that started it. */
  readonly parent: number
  readonly megabytes: number
}

/** All running reader processes of the machine. */
export function readerProcesses(): ReaderProcess[] {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).split(
    '\n',
  )
  return lines
    .filter(line => line.includes('menu-import/reader-process'))
    .map(line => {
      const [id = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number)
      return { id, parent, megabytes: kilobytes / 1024 }
    })
}

/** The reader processes of this process. */
export function ownReaders(): ReaderProcess[] {
  return readerProcesses().filter(({ parent }) => parent === process.pid)
}
