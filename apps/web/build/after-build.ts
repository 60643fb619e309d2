// A plugin that works on the written output.

import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Runs after the plugins before it, and only if the build succeeded. `act` gets the absolute path of the output folder. */
export function afterBuild(name: string, act: (outDir: string) => Promise<void>): Plugin {
  let outDir = ''
  return {
    name,
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (!error) await act(outDir)
      },
    },
  }
}
