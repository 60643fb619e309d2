// The skeleton of the group screen while its group loads.

import { texts } from '../../text/texts.ts'
import { Screen } from '../../ui/screen.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'

export function GroupLoading() {
  return (
    <Screen>
      <div className="pt-4">
        <SkeletonGroup label={texts.group.loading} className="flex flex-col gap-4">
          <Skeleton className="h-8 w-3/5" />
          <div className="flex gap-2">
            {[1, 2, 3].map(face => (
              <Skeleton key={face} className="size-9 rounded-full!" />
            ))}
          </div>
          <Skeleton className="mt-4 h-20" />
          <Skeleton className="mt-4 h-6 w-2/5" />
          <Skeleton className="h-32" />
        </SkeletonGroup>
      </div>
    </Screen>
  )
}
