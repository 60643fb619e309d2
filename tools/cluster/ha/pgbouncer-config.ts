// PgBouncer in transaction mode between the nodes and HAProxy. It needs version 1.21 or newer, because the server's statements
// are prepared; Debian 12 has 1.18.

import { spawnSync } from 'node:child_process'
import { connectQuery } from '@tablemate/server/db/pooler.ts'

/** Connections to PostgreSQL, whatever the number of nodes. */
export const poolSize = 20

/** `folder`: of its files. `userList`: the path of the file with the user's password. */
export function pgbouncerConfig(port: number, primaryPort: number, folder: string, userList: string): string {
  const target = `host=127.0.0.1 port=${primaryPort} dbname=tablemate`
  return `
[databases]
tablemate = ${target} connect_query='${connectQuery.replaceAll("'", "''")}'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${userList}
pool_mode = transaction
max_prepared_statements = 2000
ignore_startup_parameters = options
max_client_conn = 500
default_pool_size = ${poolSize}
# A call waits no longer for a connection; it gets 503 and is repeated.
query_wait_timeout = 5
server_login_retry = 1
server_connect_timeout = 3
tcp_keepalive = 1
tcp_keepidle = 10
tcp_keepintvl = 5
tcp_keepcnt = 3
tcp_user_timeout = 10000
log_connections = 0
log_disconnections = 0
log_pooler_errors = 0
pidfile = ${folder}/pgbouncer.pid
`
}

/** Throws if this PgBouncer does not pass prepared statements on in transaction mode. */
export function requirePreparedStatements(program: string): void {
  const { stdout } = spawnSync(program, ['-V'], { encoding: 'utf8' })
  const [, major = 0, minor = 0] = /PgBouncer (\d+)\.(\d+)/.exec(stdout) ?? []
  if (Number(major) < 1 || (Number(major) === 1 && Number(minor) < 21))
    throw new Error(`PgBouncer 1.21 or newer is needed, for prepared statements; here is ${major}.${minor}.`)
}
