// What an attack works with while it runs; all that it starts ends with it, also when it is aborted.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ask } from './ask.ts'
import type { Counts } from './attack.ts'
import type { AttackerMessage, AttackerTask } from './attacker-process.ts'
import type { Guarantee, Row } from './guarantees.ts'
import { measure, type OthersCall } from './measure.ts'
import { type Server, type ServerOptions, startServer } from './server.ts'

const attackerProgram = fileURLToPath(new URL('./attacker-process.ts', import.meta.url))
/** How long an attack may take to come to its full strength. */
const rampUpMs = 30_000

export interface AttackerProcess {
  /** Ends the attack and answers what the attacker was answered. */
  stop(): Promise<Counts>
}

export interface AttackContext<Plan> {
  /** Of the measurement during the attack; before it, half as long. */
  readonly seconds: number
  readonly signal: AbortSignal
  onEnd(close: () => unknown): void
  startServer(options?: Omit<ServerOptions, 'name'>): Promise<Server>
  /** Resolves when the attack is under way, in a process of its own. */
  startAttacker(plan: Plan): Promise<AttackerProcess>
  /** Measures others' calls, attacks by each plan at once, measures them again, ends the attacks, and judges. */
  measureAround(server: Server, plans: readonly Plan[], others: readonly Others[]): Promise<Around>
}

/** A call and what is promised to those who make it. */
export type Others = OthersCall & { readonly promise: Guarantee }

export interface Around {
  readonly rows: readonly Row[]
  readonly counts: Counts
}

interface ContextOptions {
  readonly id: string
  readonly seconds: number
  readonly signal: AbortSignal
}

export function openContext({ id, seconds, signal }: ContextOptions): {
  context: AttackContext<unknown>
  close(): Promise<void>
} {
  const closing: (() => unknown)[] = []
  const onEnd = (close: () => unknown) => closing.unshift(close)
  const measureAll = (url: string, others: readonly Others[], seconds: number) =>
    Promise.all(others.map(call => measure(url, call, { seconds, signal })))
  const context: AttackContext<unknown> = {
    ...{ seconds, signal, onEnd },
    async startServer(options) {
      const server = await startServer({ name: id, ...options }, signal)
      onEnd(server.stop)
      return server
    },
    async startAttacker(plan) {
      const attacker = await startAttacker({ id, plan }, signal)
      onEnd(() => attacker.stop().catch(() => {}))
      return attacker
    },
    async measureAround(server, plans, others) {
      // The first of a kind loads what the others find loaded.
      for (const call of others) await ask(server.url, call.next(), signal)
      const before = await measureAll(server.url, others, seconds / 2)
      const attackers = await Promise.all(plans.map(context.startAttacker))
      const during = await measureAll(server.url, others, seconds)
      const counts = sumOf(await Promise.all(attackers.map(attacker => attacker.stop())))
      const rows = others.map(({ name, promise }, at): Row => {
        const [was, is] = [before[at], during[at]]
        if (!was || !is) throw new Error(`${name} was not measured`)
        return { call: name, before: was, during: is, promise: promise.text, isKept: promise.isKept(was, is) }
      })
      return { rows: [...rows, lives(server, counts)], counts }
    },
  }
  return {
    context,
    async close() {
      for (const close of closing) await close()
    },
  }
}

function sumOf(all: readonly Counts[]): Counts {
  const sum: Record<string, number> = {}
  for (const counts of all)
    for (const [result, count] of Object.entries(counts)) sum[result] = (sum[result] ?? 0) + count
  return sum
}

/** Whether the server is there still, beside the answers that the attacker got. */
export function lives(server: Server, counts: Counts): Row {
  const end = server.ended()
  const answers = Object.entries(counts).map(([result, count]) => `${count} × ${result}`)
  return {
    call: `the server${end ? ` ended: ${end}` : ''}; attacker: ${answers.join(', ') || 'no answer'}`,
    promise: 'lives',
    isKept: end === null,
  }
}

async function startAttacker(task: AttackerTask, signal: AbortSignal): Promise<AttackerProcess> {
  const child = fork(attackerProgram, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  let ended: Promise<Counts> | undefined
  const end = async () => {
    if (child.exitCode !== null) throw new Error('the attacker ended before its time')
    const told = once(child, 'message') as Promise<[AttackerMessage]>
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    const [last] = await Promise.race([told, exit.then((): [AttackerMessage] => [{ counts: {} }])])
    await exit
    return typeof last === 'object' ? last.counts : {}
  }
  const attacker = {
    stop() {
      ended ??= end()
      return ended
    },
  }
  try {
    child.send(task)
    const timeout = AbortSignal.any([signal, AbortSignal.timeout(rampUpMs)])
    const died = once(child, 'exit', { signal: timeout }).then(() => {
      throw new Error('the attacker ended')
    })
    await Promise.race([once(child, 'message', { signal: timeout }), died])
    return attacker
  } catch (error) {
    child.kill('SIGKILL')
    throw new Error(`The attack did not begin`, { cause: error })
  }
}
