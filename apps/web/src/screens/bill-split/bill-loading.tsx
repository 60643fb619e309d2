// The skeleton of the bill while its group loads.

import { texts } from '../../text/texts.ts'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'

const lines = ['subtotal', 'tax', 'fee', 'tip']
const shares = ['first', 'second', 'third', 'fourth']

export function BillLoading() {
  return (
    <SkeletonGroup label={texts.billSplit.loading} className="flex flex-col gap-5">
      <Skeleton className="mx-auto mb-1 h-13 w-48" />
      <div className="flex flex-col gap-3">
        {lines.map(line => (
          <div key={line} className="flex justify-between">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-4 w-16" />
          </div>
        ))}
      </div>
      <Skeleton className="h-11" />
      <Skeleton className="h-13" />
      <div className="divide-y divide-line">
        {shares.map(share => (
          <div key={share} className="flex items-center gap-3 py-3.5">
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="h-4 w-24" />
            <Skeleton className="ms-auto h-4 w-16" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
