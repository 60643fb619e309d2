// Tells the staff that the diner pays at the till. The board shows it, and the staff takes the payment.

import type { OwnServiceRequest } from '@tablemate/contract/kitchen.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { useServiceRequests } from '../table-session/use-service-requests.ts'

interface PayAtTillProps {
  readonly groupId: string
  /** The open requests of the group. */
  readonly requests: readonly OwnServiceRequest[]
}

const words = texts.calls.till

export function PayAtTill({ groupId, requests }: PayAtTillProps) {
  const { sending, callFor } = useServiceRequests(groupId, requests)
  const isTold = requests.some(({ kind }) => kind === 'till')
  return (
    <div className="mt-3 mb-6 animate-fade">
      {isTold ? (
        <p role="status" className="py-2.5 text-center text-live">
          {words.told}
        </p>
      ) : (
        <Button
          tone="secondary"
          className="w-full"
          isBusy={sending === 'till'}
          onClick={() => callFor('till')}
        >
          {words.action}
        </Button>
      )}
    </div>
  )
}
