// The skeleton of the summary while its group loads.

import { paths } from '../../paths.ts'
import { texts } from '../../text/texts.ts'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'

export function SummaryLoading({ groupId }: { groupId: string }) {
  return (
    <Screen
      header={
        <ScreenHeader
          title={texts.titles.summary}
          back={{ to: paths.group(groupId), label: texts.summary.back }}
        />
      }
    >
      <SkeletonGroup label={texts.summary.loading} className="flex flex-col gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-11" />
        <Skeleton className="mt-4 h-40" />
        <Skeleton className="mt-4 h-32" />
        <Skeleton className="h-32" />
      </SkeletonGroup>
    </Screen>
  )
}
