// Every word a person reads, in English, by screen. Problems have their own record (problems.ts), figures theirs (format.ts).

import { app } from './en/app.ts'
import { billSplit } from './en/bill-split.ts'
import { createGroup } from './en/create-group.ts'
import { currency } from './en/currency.ts'
import { gate } from './en/gate.ts'
import { group } from './en/group.ts'
import { joinGroup } from './en/join-group.ts'
import { landing, notFound } from './en/landing.ts'
import { offline } from './en/offline.ts'
import { fields, order, share, table } from './en/order.ts'
import { install, menu, privacy } from './en/shell.ts'
import { summary } from './en/summary.ts'
import { update } from './en/update.ts'

export const en = {
  app,
  landing,
  notFound,
  currency,
  createGroup,
  joinGroup,
  gate,
  group,
  offline,
  order,
  table,
  share,
  fields,
  summary,
  billSplit,
  privacy,
  install,
  menu,
  update,
} as const
