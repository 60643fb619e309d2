// The figures of a period as lists: dishes, choices, payments, taxes, and what was taken off.

import type { Figures } from '@tablemate/contract/figures.ts'
import { ownerName } from '@tablemate/domain/staff/roles.ts'
import { useId, useState } from 'react'
import { count, money, rate } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'

const words = texts.today
export type Report = Figures['reports'][number]

/** Rows of a long list that are shown at first. */
const atFirst = 8

interface Props {
  readonly report: Report
  /** In one column, with all rows. */
  readonly isWhole?: boolean
}

export function ReportLists({ report, isWhole = false }: Props) {
  const { currency, tips, ownTips, serviceFee, unpaid } = report
  const amount = (minor: number) => money(minor, currency)
  const row = (label: string, minor: number, detail?: string): Row => ({
    ...{ label, amount: amount(minor) },
    ...(detail && { detail }),
  })
  const some = (label: string, minor: number) => (minor === 0 ? [] : [row(label, minor)])
  const lists: readonly [title: string, rows: readonly Row[]][] = [
    [words.items, report.items.map(item => row(times(item.count, item.name ?? words.offMenu), item.amount))],
    [
      words.options,
      report.options.map(({ name, menuItem, ...option }) =>
        row(times(option.count, name), option.amount, isolate(menuItem)),
      ),
    ],
    [
      words.payments,
      [
        ...report.payments.flatMap(({ method, givenBack, ...paid }) => [
          row(times(paid.count, methodName(method)), paid.amount),
          ...some(words.givenBack({ method: methodName(method) }), -givenBack),
        ]),
        ...some(words.billTips, tips),
        ...some(words.ownTips, ownTips),
        ...some(words.unpaid, unpaid.amount),
      ],
    ],
    [
      words.taxes,
      [
        ...report.taxes.map(({ rate: thousandths, isIncluded, net, tax }) =>
          row(
            words[isIncluded ? 'included' : 'added']({ rate: rate(thousandths) }),
            net + tax,
            `${words.columns.net} ${amount(net)} · ${words.columns.tax} ${amount(tax)}`,
          ),
        ),
        ...some(words.serviceFee, serviceFee),
      ],
    ],
    [
      words.acts,
      report.acts.map(({ kind, reason, staffName: name, ...taken }) =>
        row(times(taken.count, actName(kind, reason)), taken.amount, words.by({ name: staffName(name) })),
      ),
    ],
  ]
  return (
    <div className={`grid items-start gap-x-10 gap-y-8 ${isWhole ? '' : 'lg:grid-cols-2'}`}>
      {lists.map(
        ([title, rows]) =>
          rows.length > 0 && <ReportList key={title} title={title} rows={rows} isWholeAtFirst={isWhole} />,
      )}
    </div>
  )
}

/** Who did something, as the account's language says it. */
export function staffName(name: string): string {
  return name === ownerName ? texts.staff.roles.owner : isolate(name)
}

function times(quantity: number, name: string): string {
  return texts.order.item({ quantity, name: isolate(name) })
}

function methodName(method: string): string {
  const { methods } = texts.floor.payments
  return method === 'demo_card' ? words.demo : (methods[method as keyof typeof methods] ?? method)
}

function actName(kind: Report['acts'][number]['kind'], reason: string): string {
  const { kinds, reasons } = texts.floor.adjust
  const name = kind === 'refund' ? words.refund : kinds[kind]
  const why = reasons[reason as keyof typeof reasons]
  return why ? words.act({ kind: name, reason: why }) : name
}

interface Row {
  readonly label: string
  readonly detail?: string
  readonly amount: string
}

interface ListProps {
  readonly title: string
  readonly rows: readonly Row[]
  readonly isWholeAtFirst: boolean
}

/** A long list can be shown whole. */
function ReportList({ title, rows, isWholeAtFirst }: ListProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(isWholeAtFirst)
  const shown = isWhole ? rows : rows.slice(0, atFirst)
  return (
    <section aria-labelledby={id} className="min-w-0 break-inside-avoid">
      <h3 id={id} className="border-line border-b pb-2 text-lead">
        {title}
      </h3>
      <ul className="divide-y divide-line">
        {shown.map(({ label, detail, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state, and two may have one name
          <li key={at} className="flex flex-wrap items-baseline gap-x-4 py-2">
            <span className="wrap-anywhere flex-[1_1_8rem]">
              {label}
              {detail && <span className="figures block text-muted text-small">{detail}</span>}
            </span>
            <span className="figures ms-auto">{amount}</span>
          </li>
        ))}
      </ul>
      {rows.length > shown.length && (
        <Button tone="quiet" size="small" className="on-screen-only -ms-4" onClick={() => setWhole(true)}>
          {words.all({ count: count(rows.length) })}
        </Button>
      )}
    </section>
  )
}
