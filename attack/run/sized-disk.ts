// A disk of a given size, which can be made smaller and larger while it is in use.

import { spawnSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { makeDisk } from '../../chaos/small-disk.ts'

const megabyte = 2 ** 20

export interface SizedDisk {
  readonly folder: string
  /** Megabytes in all. */
  resize(megabytes: number): void
  /** Leaves no room but this, megabytes: as another program does that fills the disk. */
  leave(megabytes: number): void
  /** Megabytes. */
  free(): number
  remove(): void
}

/** null where this machine lets no file system be mounted: that takes root. */
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
