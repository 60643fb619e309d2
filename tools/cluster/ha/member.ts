// One of the three machines of the cluster's database: etcd, Patroni and its PostgreSQL. The others reach it through relays
// alone, so that it can be cut off.

import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { signalAll } from '../../chaos/processes.ts'
import type { Programs } from './programs.ts'
import { reservePort } from './reserve-port.ts'
import { clusterSettings, postgresSettings } from './settings.ts'
import type { Workspace } from './workspace.ts'

const restartMs = 1000

export interface Ports {
  readonly etcd: number
  readonly etcdPeer: number
  readonly rest: number
  readonly postgres: number
  /** The relays in front of three of these. */
  readonly relayed: { readonly etcd: number; readonly rest: number; readonly postgres: number }
}

export interface Passwords {
  readonly superuser: string
  readonly replication: string
  readonly app: string
}

export interface Member {
  readonly name: string
  readonly ports: Ports
  start(): void
  /** Ends all its processes at once, as a power cut does. */
  kill(): void
  /** Sends SIGSTOP to all its processes. */
  stop(): void
  resume(): void
  /** From now on nobody reaches its PostgreSQL and Patroni, and its Patroni reaches no etcd. The members of etcd still do. */
  cutOff(): void
  reconnect(): void
  /** Takes the data folder away, while everything runs. */
  takeDataAway(): void
  /** Starts PostgreSQL on the old data without Patroni, as a mistaken operator may. Before it, `kill`. */
  startAlone(): void
  /** Ends that PostgreSQL. */
  endAlone(): void
  /** From now on nothing is started again. */
  close(): void
}

export async function findPorts(): Promise<Ports> {
  const next = reservePort
  const relayed = { etcd: await next(), rest: await next(), postgres: await next() }
  return {
    etcd: await next(),
    etcdPeer: await next(),
    rest: await next(),
    postgres: await next(),
    relayed,
  }
}

interface MemberOptions {
  readonly name: string
  readonly ports: Ports
  /** As etcd's option `--initial-cluster`. */
  readonly etcdMembers: string
  readonly passwords: Passwords
  readonly programs: Programs
  readonly workspace: Workspace
}

/** Returns a member that is not started yet. */
export function createMember(options: MemberOptions): Member {
  const { name, ports, etcdMembers, programs, workspace } = options
  const folder = workspace.makeFolder(name)
  const data = join(folder, 'data')
  const config = workspace.write(`${name}.json`, JSON.stringify(patroniConfig(options, folder, data)))
  const network = workspace.write(`${name}-network.cfg`, networkConfig(ports))
  let relays: ChildProcess | null = null
  let etcd: ChildProcess | null = null
  let patroni: ChildProcess | null = null
  const postmaster = () => Number.parseInt(readIfThere(join(data, 'postmaster.pid')), 10) || undefined
  const all = (sent: NodeJS.Signals) => {
    patroni?.kill(sent)
    signalAll(postmaster(), sent)
    etcd?.kill(sent)
  }
  /** Patroni 3.0 ends if it meets an etcd that has just started. As systemd should, start it again. */
  function startPatroni(): void {
    const started = workspace.start(`${name}-patroni`, programs.patroni, [config])
    patroni = started
    started.once('exit', () => {
      const restart = () => patroni === started && startPatroni()
      setTimeout(restart, restartMs).unref()
    })
  }
  return {
    name,
    ports,
    start() {
      relays ??= workspace.start(`${name}-network`, programs.haproxy, ['-f', network])
      etcd = workspace.start(`${name}-etcd`, programs.etcd, etcdOptions(name, ports, folder, etcdMembers))
      startPatroni()
    },
    kill() {
      const killed = patroni
      patroni = null
      killed?.kill('SIGKILL')
      all('SIGKILL')
    },
    stop: () => all('SIGSTOP'),
    resume: () => all('SIGCONT'),
    cutOff: () => void relays?.kill('SIGSTOP'),
    reconnect: () => void relays?.kill('SIGCONT'),
    takeDataAway: () => rmSync(data, { recursive: true, force: true, maxRetries: 5 }),
    startAlone() {
      rmSync(join(data, 'postmaster.pid'), { force: true })
      const address = ['-h', '127.0.0.1', '-p', String(ports.postgres), '-k', folder]
      workspace.start(`${name}-alone`, join(programs.postgres, 'postgres'), ['-D', data, ...address])
    },
    endAlone: () => signalAll(postmaster(), 'SIGKILL'),
    close() {
      patroni = null
    },
  }
}

/** What others reach of the member: a separate HAProxy. While it is stopped, nothing passes. */
function networkConfig({ relayed, ...own }: Ports): string {
  const kinds = ['etcd', 'rest', 'postgres'] as const
  return `
defaults
  mode tcp
  timeout connect 1s
  timeout client 2h
  timeout server 2h
${kinds.map(kind => `listen ${kind}\n  bind 127.0.0.1:${relayed[kind]}\n  server own 127.0.0.1:${own[kind]}`).join('\n')}
`
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

function etcdOptions(name: string, ports: Ports, folder: string, etcdMembers: string): string[] {
  const [client, peer] = [`http://127.0.0.1:${ports.etcd}`, `http://127.0.0.1:${ports.etcdPeer}`]
  return [
    ...['--name', name, '--data-dir', join(folder, 'etcd'), '--log-level', 'error'],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ...['--initial-cluster', etcdMembers, '--initial-cluster-state', 'new'],
    ...['--heartbeat-interval', '100', '--election-timeout', '1000', '--enable-v2'],
  ]
}

function patroniConfig({ name, ports, passwords, programs }: MemberOptions, folder: string, data: string) {
  const local = (port: number) => `127.0.0.1:${port}`
  return {
    scope: 'tablemate',
    name,
    restapi: { listen: local(ports.rest), connect_address: local(ports.relayed.rest) },
    // Not `etcd3`: there Patroni 3.0 overwrites the lease of the new primary when a stopped one continues, and acknowledged orders
    // would be lost. With version 2 it compares before it writes, as Patroni 4 does with either. Without `use_proxies`, it would ask
    // for etcd's own addresses and go past the relay.
    etcd: { hosts: local(ports.relayed.etcd), use_proxies: true },
    bootstrap: {
      dcs: {
        ...clusterSettings,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters: postgresSettings },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: local(ports.postgres),
      connect_address: local(ports.relayed.postgres),
      data_dir: data,
      bin_dir: programs.postgres,
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replicator', password: passwords.replication },
      },
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'local all all scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
      ],
      basebackup: [{ checkpoint: 'fast' }],
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  }
}
