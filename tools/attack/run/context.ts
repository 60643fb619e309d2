// What an attack receives while it runs. Everything that it starts ends with it, also when it is aborted.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Counts } from './attack.ts'
import type { AttackerMessage, AttackerTask } from './attacker-process.ts'
import type { Guarantee, Row } from './guarantees.ts'
import { type BystanderCall, measure } from './measure.ts'
import { send } from './send-request.ts'
import { type Server, type ServerOptions, startServer } from './server.ts'

const attackerProgram = fileURLToPath(new URL('./attacker-process.ts', import.meta.url))
/** How long an attack may take to reach its full strength. */
const rampUpMs = 30_000

export interface AttackerProcess {
  /** Ends the attack and returns the attacker's results, counted. */
  stop(): Promise<Counts>
}

export interface AttackContext<Plan> {
  /** How long the measurement during the attack takes. The one before it takes half as long. */
  readonly seconds: number
  readonly signal: AbortSignal
  onEnd(close: () => unknown): void
  startServer(options?: Omit<ServerOptions, 'name'>): Promise<Server>
  /** Starts the attack in a separate process. Resolves when it is at full strength. */
  startAttacker(plan: Plan): Promise<AttackerProcess>
  /** Measures the calls, starts an attack by each plan, measures the calls again, ends the attacks, checks the guarantees. */
  measureAround(server: Server, plans: readonly Plan[], calls: readonly PromisedCall[]): Promise<Results>
}

/** A bystander's call and the guarantee for it. */
export type PromisedCall = BystanderCall & { readonly promise: Guarantee }

export interface Results {
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
  const measureAll = (url: string, calls: readonly PromisedCall[], seconds: number) =>
    Promise.all(calls.map(call => measure(url, call, { seconds, signal })))
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
    async measureAround(server, plans, calls) {
      // The first call of each kind warms the server up and is not measured.
      for (const call of calls) await send(server.url, call.next(), signal)
      const before = await measureAll(server.url, calls, seconds / 2)
      const attackers = await Promise.all(plans.map(context.startAttacker))
      const during = await measureAll(server.url, calls, seconds)
      const counts = sumOf(await Promise.all(attackers.map(attacker => attacker.stop())))
      const rows = calls.map(({ name, promise }, at): Row => {
        const [was, is] = [before[at], during[at]]
        if (!was || !is) throw new Error(`${name} was not measured`)
        return { call: name, before: was, during: is, promise: promise.text, isKept: promise.isKept(was, is) }
      })
      return { rows: [...rows, survivalRow(server, counts)], counts }
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

/** The row that says whether the server survived, with the attacker's results. */
export function survivalRow(server: Server, counts: Counts): Row {
  const end = server.ended()
  const results = Object.entries(counts).map(([result, count]) => `${count} × ${result}`)
  return {
    call: `the server${end ? ` ended: ${end}` : ''}; attacker: ${results.join(', ') || 'no answer'}`,
    promise: 'lives',
    isKept: end === null,
  }
}

async function startAttacker(task: AttackerTask, signal: AbortSignal): Promise<AttackerProcess> {
  const child = fork(attackerProgram, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  let ended: Promise<Counts> | undefined
  const end = async () => {
    if (child.exitCode !== null) throw new Error('the attacker ended before its time')
    const message = once(child, 'message') as Promise<[AttackerMessage]>
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    const [last] = await Promise.race([message, exit.then((): [AttackerMessage] => [{ counts: {} }])])
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
