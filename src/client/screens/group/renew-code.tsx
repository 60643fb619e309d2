// For the host: another code in place of this one, after a question.

import { renewCode } from '#contract/hosting.ts'
import { findTable, refetchTable } from '../../api/cache.ts'
import { call } from '../../api/call.ts'
import { problemOf } from '../../api/call-problem.ts'
import { findOwnMembers } from '../../device/membership.ts'
import * as en from '../../text/en.ts'
import { sentenceFor } from '../../text/problems.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { AskRemoval } from './ask-removal.tsx'
import { takeFocus } from './in-place.ts'
import { useAsking } from './use-asking.ts'

const words = en.codeSheet
const answers = { remove: words.renew, removing: words.renewing, keep: words.keep }

/** Nothing where this phone is not the host's. */
export function RenewCode({ groupId }: { groupId: string }) {
  const asking = useAsking(async () => {
    await renew(groupId)
    // The question goes, and the button is there again.
    return false
  })
  const own = findOwnMembers(groupId)
  if (!findTable(groupId)?.members.some(({ id, isHost }) => isHost && own.includes(id))) return null
  return (
    <div className="-mt-6 flex w-full flex-col items-center text-center">
      {asking.isAsking ? (
        <div className="flex w-full text-left">
          <AskRemoval
            question={words.askRenew}
            answers={answers}
            isBusy={asking.isBusy}
            onKeep={asking.keep}
            onRemove={asking.confirm}
          />
        </div>
      ) : (
        <Button tone="quiet" size="small" {...(asking.wasKept && { ref: takeFocus })} onClick={asking.ask}>
          {words.renew}
        </Button>
      )}
      <p className="text-pretty text-muted text-small">{words.renewHint}</p>
    </div>
  )
}

/** The stream tells the new code too; where that is down, this phone sees it all the same. */
async function renew(groupId: string): Promise<void> {
  try {
    await call(renewCode, { params: { groupId } })
    toast({ title: words.renewed, tone: 'good' })
  } catch (error) {
    const hint = sentenceFor(problemOf(error), words.tryAgain)
    toast({ title: words.notRenewed, description: hint, tone: 'bad' })
  }
  await refetchTable(groupId).catch(() => undefined)
}
