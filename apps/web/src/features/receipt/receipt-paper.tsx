// A receipt, or a bill, on the screen and on paper.

import type { Receipt, ReceiptEntry } from './receipt.ts'

export function ReceiptPaper({ receipt: { restaurant, table, time, owner, entries } }: { receipt: Receipt }) {
  return (
    <article
      aria-label={owner}
      className="rounded-card border border-line bg-card px-5 py-5 print:border-0 print:bg-transparent print:p-0"
    >
      <header className="text-center">
        <h2 className="wrap-anywhere text-title">{restaurant}</h2>
        {table !== null && <p className="wrap-anywhere">{table}</p>}
        <p className="text-muted print:text-black">{time}</p>
        <p className="wrap-anywhere pt-1 font-semibold">{owner}</p>
      </header>
      <dl className="mt-4 flex flex-col gap-1.5">
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity, and two may be equal
          <Entry key={at} entry={entry} />
        ))}
      </dl>
    </article>
  )
}

function Entry({ entry }: { entry: ReceiptEntry }) {
  if (entry.kind === 'rule') return <div className="my-1 border-line border-t print:border-black" />
  const { kind, label, amount } = entry
  return (
    <div className={`flex items-baseline justify-between gap-4 break-inside-avoid ${looks[kind]}`}>
      <dt className="wrap-anywhere min-w-0">{label}</dt>
      <dd className="figures max-w-3/4 shrink-0 text-end [overflow-wrap:anywhere]">{amount}</dd>
    </div>
  )
}

const looks = {
  line: '',
  total: 'font-semibold text-lead',
  part: '-mt-1 text-muted text-small print:text-black',
} as const
