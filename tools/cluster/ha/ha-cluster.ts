// Three PostgreSQL under Patroni, with one synchronous standby, and HAProxy in front of them and of the nodes of Tablemate. All on
// loopback, in a temporary folder.

import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { haproxyConfig, type ProxyPorts } from './haproxy-config.ts'
import { createMember, findPorts, type Member, type Passwords } from './member.ts'
import { pgbouncerConfig, requirePreparedStatements } from './pgbouncer-config.ts'
import { findPrograms } from './programs.ts'
import { reservePort } from './reserve-port.ts'
import { openWorkspace } from './workspace.ts'

export interface HaCluster {
  readonly members: readonly Member[]
  /** The address of the diners' entrance. */
  readonly webUrl: string
  /** Where HAProxy leads to the primary. */
  readonly primaryUrl: string
  /** What nodes get as DATABASE_URL: `primaryUrl`, or PgBouncer in front of it. */
  readonly callsPort: number
  readonly callsUrl: string
  /** Where HAProxy leads to a standby that is at most a megabyte behind. */
  readonly standbyUrl: string
  /** Leads straight to the PostgreSQL of a member, past HAProxy. */
  urlOf(member: Member): string
  /** The password of the user `tablemate`. */
  readonly password: string
  /** Waits until there is a primary other than `former`. */
  awaitPrimary(former?: Member): Promise<Member>
  /** The standby that has every acknowledged commit. */
  findSynchronousStandby(): Promise<Member>
  /** Waits until one member is the primary, one its synchronous standby, and one another standby. */
  settle(): Promise<void>
  /** Makes the synchronous standby the primary, as before a maintenance. */
  switchOver(): Promise<void>
  /** What Patroni says about the members, and the last lines of every program's output, to explain what is amiss. */
  describeState(): Promise<string>
  close(): Promise<void>
}

const memberNames = ['pg1', 'pg2', 'pg3'] as const
const database = 'tablemate'
const startMs = 90_000
const pollMs = 200

interface HaClusterOptions {
  /** The ports of the nodes of Tablemate that HAProxy leads diners to. */
  readonly nodePorts?: readonly number[]
  readonly withPgBouncer?: boolean
  /** Aborts the start and every wait. */
  readonly signal?: AbortSignal | undefined
}

/** Throws if a program is missing, or the signal aborts. */
export async function startHaCluster({
  nodePorts = [],
  withPgBouncer = false,
  signal = new AbortController().signal,
}: HaClusterOptions = {}): Promise<HaCluster> {
  const programs = findPrograms({ withPgBouncer })
  if (withPgBouncer) requirePreparedStatements(programs.pgbouncer)
  const workspace = openWorkspace()
  const members: Member[] = []
  const close = async () => {
    for (const member of members) member.close()
    workspace.close()
  }
  try {
    const password = () => randomBytes(18).toString('base64url')
    const passwords: Passwords = { superuser: password(), replication: password(), app: password() }
    const ports = await Promise.all(memberNames.map(findPorts))
    const etcdMembers = memberNames
      .map((name, at) => `${name}=http://127.0.0.1:${ports[at]?.etcdPeer}`)
      .join(',')
    for (const [at, name] of memberNames.entries()) {
      const own = ports[at]
      if (own) members.push(createMember({ name, ports: own, etcdMembers, passwords, programs, workspace }))
    }
    for (const member of members) member.start()
    const proxy = { web: await reservePort(), primary: await reservePort(), standby: await reservePort() }
    startHaproxy(proxy)
    const callsPort = withPgBouncer ? await startPgBouncer(proxy.primary, passwords.app) : proxy.primary
    const observed = observe(members, signal)
    const describeState = async () =>
      `${JSON.stringify(await observed.listMembers(), null, 1)}\n${workspace.lastOutput()}`
    const cluster = { ...observed, ...describe(proxy, callsPort, passwords), members, describeState, close }
    await cluster.settle()
    await createAppDatabase((await cluster.awaitPrimary()).ports.postgres, passwords)
    return cluster
  } catch (error) {
    console.error(workspace.lastOutput())
    await close()
    throw error
  }

  async function startPgBouncer(primaryPort: number, password: string): Promise<number> {
    const port = await reservePort()
    const userList = workspace.write('userlist.txt', `"${database}" "${password}"\n`)
    const config = pgbouncerConfig(port, primaryPort, workspace.folder, userList)
    workspace.start('pgbouncer', programs.pgbouncer, [workspace.write('pgbouncer.ini', config)])
    return port
  }

  function startHaproxy(proxy: ProxyPorts): void {
    const nodes = nodePorts.map((port, at) => ({ name: `node${at + 1}`, port }))
    const databases = members.map(({ name, ports: { relayed } }) => {
      const { postgres: port, rest: restPort } = relayed
      return { name, port, restPort }
    })
    const config = workspace.write('haproxy.cfg', haproxyConfig(proxy, nodes, databases))
    workspace.start('haproxy', programs.haproxy, ['-f', config])
  }
}

function describe(ports: ProxyPorts, callsPort: number, { app }: Passwords) {
  const url = (port: number) => `postgres://${database}:${app}@127.0.0.1:${port}/${database}`
  return {
    webUrl: `http://127.0.0.1:${ports.web}`,
    primaryUrl: url(ports.primary),
    callsPort,
    callsUrl: url(callsPort),
    standbyUrl: url(ports.standby),
    urlOf: (member: Member) => url(member.ports.postgres),
    password: app,
  }
}

interface PatroniMember {
  readonly name: string
  readonly role: string
  readonly state: string
  readonly lag?: number | string
}

/** What Patroni says about the members. */
function observe(members: readonly Member[], aborting: AbortSignal) {
  async function ask(path: string, init: RequestInit = {}, timeoutMs = 1000): Promise<Response | null> {
    for (const { ports } of members) {
      const reply = await fetch(`http://127.0.0.1:${ports.relayed.rest}${path}`, {
        ...init,
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => null)
      if (reply?.ok) return reply
    }
    return null
  }

  async function findPrimary(): Promise<Member | null> {
    const replies = members.map(async member => {
      const url = `http://127.0.0.1:${member.ports.relayed.rest}/primary`
      const reply = await fetch(url, { signal: AbortSignal.timeout(1000) }).catch(() => null)
      return reply?.ok ? member : null
    })
    return (await Promise.all(replies)).find(member => member !== null) ?? null
  }

  async function awaitPrimary(former?: Member): Promise<Member> {
    return until('there is no primary', aborting, async () => {
      const found = await findPrimary()
      return found === former ? null : found
    })
  }

  async function listMembers(): Promise<readonly PatroniMember[]> {
    const reply = await ask('/cluster')
    const found = (await reply?.json().catch(() => null)) as { members: PatroniMember[] } | null
    return found?.members ?? []
  }

  async function findSynchronousStandby(): Promise<Member> {
    return until('there is no synchronous standby', aborting, async () => {
      const found = (await listMembers()).find(({ role }) => role === 'sync_standby')
      return members.find(({ name }) => name === found?.name) ?? null
    })
  }

  async function settle(): Promise<void> {
    await until('the cluster is not complete', aborting, async () => {
      const found = await listMembers()
      if (!found.every(({ state, lag }) => state === 'running' && lag !== 'unknown')) return null
      const roles = found.map(({ role }) => role).sort()
      return roles.join() === 'leader,replica,sync_standby' || null
    })
  }

  async function switchOver(): Promise<void> {
    const leader = (await awaitPrimary()).name
    const body = JSON.stringify({ leader })
    const headers = { 'content-type': 'application/json' }
    const reply = await ask('/switchover', { method: 'POST', body, headers }, 30_000)
    if (!reply) throw new Error('Patroni refused the switchover')
  }

  return { awaitPrimary, findSynchronousStandby, listMembers, settle, switchOver }
}

/** Polls until the result is not null. */
async function until<R>(complaint: string, aborting: AbortSignal, find: () => Promise<R | null>): Promise<R> {
  const deadline = performance.now() + startMs
  for (;;) {
    aborting.throwIfAborted()
    const found = await find()
    if (found !== null) return found
    if (performance.now() > deadline) throw new Error(`${complaint} after ${startMs / 1000} s`)
    await wait(pollMs)
  }
}

async function createAppDatabase(port: number, { superuser, app }: Passwords): Promise<void> {
  const run = async (name: string, statements: readonly string[]) => {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: 'postgres',
      password: superuser,
      database: name,
    })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  await run('postgres', [
    `create role ${database} login password '${app}'`,
    `create database ${database} owner ${database}`,
  ])
  await run(database, [`grant execute on function pg_switch_wal() to ${database}`])
}
