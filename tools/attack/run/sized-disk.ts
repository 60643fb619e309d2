// A disk of a given size that can shrink and grow while it is in use.

import { spawnSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { makeDisk } from '../../chaos/small-disk.ts'

const megabyte = 2 ** 20

export interface SizedDisk {
  readonly folder: string
  /** Sets the disk's total size. */
  resize(megabytes: number): void
  /** Shrinks the disk until only so many megabytes are free, as if another program had filled it. */
  leave(megabytes: number): void
  /** Free megabytes. */
  free(): number
  remove(): void
}

/** null if this machine does not permit a mount, which needs root. */
export function makeSizedDisk(): SizedDisk | null {
  const { folder, isSmall, remove } = makeDisk()
  if (!isSmall) {
    remove()
    return null
  }
  const resize = (megabytes: number) => {
    spawnSync('mount', ['-o', `remount,size=${megabytes}m`, folder])
  }
  return {
    ...{ folder, resize, remove },
    leave(megabytes) {
      const { blocks, bfree, bsize } = statfsSync(folder)
      resize(Math.ceil(((blocks - bfree) * bsize) / megabyte) + megabytes)
    },
    free() {
      const { bavail, bsize } = statfsSync(folder)
      return (bavail * bsize) / megabyte
    },
  }
}
