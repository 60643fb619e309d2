// Replaces the group's code, after a question. For the host only.

import { renewCode } from '@tablemate/contract/hosting.ts'
import { findGroup, refetchGroup } from '../../lib/api/cache.ts'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { findOwnMembers } from '../../lib/device/membership.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { toast } from '../../ui/toast.ts'
import { AskRemoval } from './ask-removal.tsx'
import { useInlineConfirm } from './use-inline-confirm.ts'

const words = texts.codeSheet
const labels = { remove: words.renew, removing: words.renewing, keep: words.keep }

/** Renders nothing if this phone is not the host's. */
export function RenewCode({ groupId }: { groupId: string }) {
  const asking = useInlineConfirm(async () => {
    await renew(groupId)
    // Closes the question and shows the button again.
    return false
  })
  const own = findOwnMembers(groupId)
  if (!findGroup(groupId)?.members.some(({ id, isHost }) => isHost && own.includes(id))) return null
  return (
    <div className="-mt-6 flex w-full flex-col items-center text-center">
      {asking.isAsking ? (
        <div className="flex w-full text-start">
          <AskRemoval
            question={words.askRenew}
            labels={labels}
            isBusy={asking.isBusy}
            onKeep={asking.keep}
            onRemove={asking.confirm}
          />
        </div>
      ) : (
        <Button tone="quiet" size="small" {...(asking.isDeclined && { ref: takeFocus })} onClick={asking.ask}>
          {words.renew}
        </Button>
      )}
      <p className="text-pretty text-muted text-small">{words.renewHint}</p>
    </div>
  )
}

/** Refetches the group in case the stream, which sends the new code too, is down. */
async function renew(groupId: string): Promise<void> {
  try {
    await call(renewCode, { params: { groupId } })
    toast({ title: words.renewed, tone: 'good' })
  } catch (error) {
    const hint = sentenceFor(problemOf(error), words.tryAgain)
    toast({ title: words.notRenewed, description: hint, tone: 'bad' })
  }
  await refetchGroup(groupId).catch(() => undefined)
}
