// `npm run bench:voice -- <folder>`: how many real orders the parser understands. The folder with the
// orders, their menus and the scorer is not part of the project.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Variants of a recogniser: the same orders with digits, with capitals and full stops, with homophones. */
const perturbations = ['digits', 'caps', 'homophones'] as const

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Say where the orders are: npm run bench:voice -- <folder>')
  process.exit(2)
}

const from = (name: string) => join(resolve(folder), name)
const parser = fileURLToPath(new URL('./voice-parser.ts', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'tablemate-voice-'))
try {
  console.log('As they were said\n')
  console.log(score(from('cases-dev.json')))
  for (const kind of perturbations) {
    const cases = join(scratch, `${kind}.json`)
    writeFileSync(cases, run(from('perturb.mjs'), from('cases-dev.json'), kind))
    console.log(`With ${kind}\n`)
    console.log(score(cases))
  }
} finally {
  rmSync(scratch, { recursive: true })
}

function score(cases: string): string {
  const files = ['--cases', cases, '--menus', from('menus-dev.json'), '--catalog', from('catalog-dev.json')]
  return run(from('score.mjs'), ...files, '--parser', parser)
}

function run(script: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`${script} failed:\n${stderr}`)
  return stdout
}
