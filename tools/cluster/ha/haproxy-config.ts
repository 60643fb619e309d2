// HAProxy's configuration for a whole cluster: diners to the nodes, nodes to the primary or to a standby.

export interface ProxyPorts {
  readonly web: number
  readonly primary: number
  readonly standby: number
}

interface Backend {
  readonly name: string
  readonly port: number
}

interface DatabaseBackend extends Backend {
  /** The port of Patroni's REST interface. */
  readonly restPort: number
}

/** A session to a PostgreSQL that is no longer the primary is closed immediately, so that no statement reaches it. */
export function haproxyConfig(
  ports: ProxyPorts,
  nodes: readonly Backend[],
  databases: readonly DatabaseBackend[],
): string {
  const databaseServers = databases.map(
    ({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`,
  )
  const databaseChecks = (path: string) => `
  option httpchk
  http-check send meth OPTIONS uri ${path}
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${databaseServers.join('\n')}`
  return `
global
  maxconn 4000

defaults
  timeout connect 1s
  timeout check 1s
  timeout client 90s
  timeout server 90s

listen web
  mode http
  bind 127.0.0.1:${ports.web}
  option forwardfor
  option redispatch 1
  retries 2
  option httpchk GET /api/health/ready
  default-server inter 1s fall 2 rise 1
${nodes.map(({ name, port }) => `  server ${name} 127.0.0.1:${port} check`).join('\n')}

# Connections of a pool are idle for long. Keepalives find out whether their other end still exists.
defaults
  mode tcp
  timeout connect 1s
  timeout check 1s
  timeout client 2h
  timeout server 2h
  option clitcpka
  option srvtcpka
  clitcpka-idle 10s
  clitcpka-intvl 5s
  clitcpka-cnt 3
  srvtcpka-idle 10s
  srvtcpka-intvl 5s
  srvtcpka-cnt 3

listen primary
  bind 127.0.0.1:${ports.primary}${databaseChecks('/primary')}

listen standby
  bind 127.0.0.1:${ports.standby}
  balance roundrobin${databaseChecks('/replica?lag=1MB')}
`
}
