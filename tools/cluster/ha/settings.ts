// The settings of Patroni and PostgreSQL that docs/failover.md recommends, as they were tried.

/**
 * Of the whole cluster, in seconds and bytes. The lease `ttl` decides how long a lost primary is missed. It must be at least
 * `loop_wait` + 2 × `retry_timeout`, or a short disturbance of etcd demotes a healthy primary.
 */
export const clusterSettings = {
  ttl: 8,
  loop_wait: 2,
  retry_timeout: 3,
  maximum_lag_on_failover: 1_048_576,
  // A commit is acknowledged when one standby has it on its disk, and only that standby may take over.
  synchronous_mode: true,
  synchronous_node_count: 1,
  // Without any standby, commits wait. Otherwise what they acknowledged would exist on one disk alone.
  synchronous_mode_strict: true,
  // If PostgreSQL dies, the standby takes over at once, instead of a recovery of up to five minutes.
  master_start_timeout: 0,
} as const

export const postgresSettings = {
  max_connections: 150,
  wal_level: 'replica',
  hot_standby: 'on',
  max_wal_senders: 10,
  max_replication_slots: 10,
  // pg_rewind makes a standby of the former primary; it needs this or checksums.
  wal_log_hints: 'on',
  // A new primary has no slot yet for the standby that is to follow it, and may be some files ahead of it. Few, because what diners
  // said is in them.
  wal_keep_size: '64MB',
  wal_recycle: 'off',
  max_wal_size: '512MB',
  // A standby that is cut off without a word holds commits up for so long, until Patroni chooses the other one.
  wal_sender_timeout: '3s',
  wal_receiver_timeout: '3s',
  wal_receiver_status_interval: '1s',
  // After a failover, commits wait until the other standby follows the new primary. By default it asks every 5 s only.
  wal_retrieve_retry_interval: '500ms',
  synchronous_commit: 'on',
  // Nothing that a statement contains goes to the log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: 0,
} as const
