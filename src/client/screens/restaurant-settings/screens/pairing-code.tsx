// The code for a tablet, to be read across the kitchen, with the address to open there and the minutes it has left.

import type { ReactNode } from 'react'
import { screenCodeLifetimeMs } from '#domain/limits.ts'
import { minuteMs } from '#domain/time.ts'
import { HugeCode } from '../../../parts/group-code.tsx'
import { takeFocus } from '../../../parts/portal/take-focus.ts'
import { useNow } from '../../../parts/use-now.ts'
import { pairingAddress } from '../../../paths.ts'
import * as en from '../../../text/en.ts'
import { Button } from '../../../ui/button.tsx'
import type { Pairing } from './use-pairing.ts'

const words = en.settings.screens.pairing

interface Props {
  readonly pairing: Pairing
  readonly isAsking: boolean
  readonly onAgain: () => void
  readonly onClose: () => void
}

export function PairingCode({ pairing: { code, expiresAt }, isAsking, onAgain, onClose }: Props) {
  const left = Date.parse(expiresAt) - useNow()
  // The page's clock may be some seconds late.
  const minutes = Math.ceil(Math.min(left, screenCodeLifetimeMs) / minuteMs)
  const isOver = minutes <= 0
  return (
    <section
      aria-label={words.title}
      className="mb-5 flex animate-rise flex-col items-center gap-4 rounded-card border border-line bg-card px-4 py-6 text-center"
    >
      {!isOver && (
        <>
          <p className="text-pretty text-muted">{words.open}</p>
          <p className="wrap-anywhere w-full select-all font-semibold text-lead">{pairingAddress()}</p>
          <HugeCode code={code} label={words.label} />
        </>
      )}
      <p role="status" className="figures text-muted">
        {isOver ? words.over : words.left(minutes)}
      </p>
      <Buttons>
        {isOver && (
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
