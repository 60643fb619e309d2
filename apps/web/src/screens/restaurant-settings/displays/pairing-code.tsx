// The pairing code for a tablet, large enough to read across the kitchen, with the address to open and the minutes left.

import { screenCodeLifetimeMs } from '@tablemate/domain/limits.ts'
import { minuteMs } from '@tablemate/domain/time.ts'
import type { ReactNode } from 'react'
import { HugeCode } from '../../../parts/group-code.tsx'
import { useNow } from '../../../parts/use-now.ts'
import { pairingAddress } from '../../../paths.ts'
import { texts } from '../../../text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import type { Pairing } from './use-pairing.ts'

const words = texts.settings.screens.pairing

interface Props {
  readonly pairing: Pairing
  readonly isAsking: boolean
  readonly onAgain: () => void
  readonly onClose: () => void
}

export function PairingCode({ pairing: { code, expiresAt }, isAsking, onAgain, onClose }: Props) {
  const left = Date.parse(expiresAt) - useNow()
  // `useNow` may lag by some seconds, so the rest is limited to the lifetime.
  const minutes = Math.ceil(Math.min(left, screenCodeLifetimeMs) / minuteMs)
  const isExpired = minutes <= 0
  return (
    <section
      aria-label={words.title}
      className="mb-5 flex animate-rise flex-col items-center gap-4 rounded-card border border-line bg-card px-4 py-6 text-center"
    >
      {!isExpired && (
        <>
          <p className="text-pretty text-muted">{words.open}</p>
          <p className="wrap-anywhere w-full select-all font-semibold text-lead">{pairingAddress()}</p>
          <HugeCode code={code} label={words.label} />
        </>
      )}
      <p role="status" className="figures text-muted">
        {isExpired ? words.over : words.left({ minutes })}
      </p>
      <Buttons>
        {isExpired && (
          <Button size="small" isBusy={isAsking} onClick={onAgain}>
            {words.again}
          </Button>
        )}
        <Button tone="secondary" size="small" ref={takeFocus} onClick={onClose}>
          {words.close}
        </Button>
      </Buttons>
    </section>
  )
}

function Buttons({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-center gap-2">{children}</div>
}
