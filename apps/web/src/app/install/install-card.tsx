// The offer to install the app: a card at the end of a screen. It does not take the focus.

import { X } from 'lucide-react'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { askToInstall } from '../../lib/device/install.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { snoozeInstall } from './install-snooze.ts'
import { InstallSteps } from './install-steps.tsx'

const words = texts.install

interface InstallCardProps {
  readonly onClose: () => void
}

type View = 'offer' | 'asking' | 'how' | 'not-done'

export function InstallCard({ onClose }: InstallCardProps) {
  const [view, setView] = useState<View>('offer')
  const card = useRef<HTMLElement>(null)

  /** Moves the focus out of an element that is about to be removed. */
  const rescueFocus = (to: HTMLElement | null) => {
    if (card.current?.contains(document.activeElement)) to?.focus({ preventScroll: true })
  }
  const showView = (next: View) => {
    rescueFocus(card.current)
    setView(next)
  }
  const dismiss = () => {
    rescueFocus(document.querySelector('h1'))
    snoozeInstall(new Date())
    onClose()
  }
  const ask = async () => {
    setView('asking')
    const outcome = await askToInstall()
    // After 'accepted' the app is installed and the card unmounts.
    if (outcome === 'dismissed') dismiss()
    if (outcome === 'not-done') showView('not-done')
  }
  const isOffer = view === 'offer' || view === 'asking'
  return (
    <Card ref={card} onDismiss={dismiss}>
      {isOffer && <Offer isAsking={view === 'asking'} onAsk={ask} onHow={() => showView('how')} />}
      {!isOffer && <How isNotDone={view === 'not-done'} onBack={() => showView('offer')} />}
    </Card>
  )
}

interface CardProps {
  readonly ref: Ref<HTMLElement>
  readonly onDismiss: () => void
  readonly children: ReactNode
}

function Card({ ref, onDismiss, children }: CardProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={words.title}
      onKeyDown={event => event.key === 'Escape' && onDismiss()}
      className="mt-8 flex animate-fade items-start gap-3 rounded-card border border-line bg-card px-4 py-3 outline-none"
    >
      {children}
      <button
        type="button"
        aria-label={words.dismiss}
        onClick={onDismiss}
        className="-me-2 grid size-11 shrink-0 place-items-center rounded-button text-muted transition-colors hover:text-ink"
      >
        <X size={20} strokeWidth={1.9} aria-hidden />
      </button>
    </section>
  )
}

interface OfferProps {
  readonly isAsking: boolean
  readonly onAsk: () => void
  readonly onHow: () => void
}

function Offer({ isAsking, onAsk, onHow }: OfferProps) {
  return (
    <>
      <img src="/icon.svg" alt="" width={44} height={44} className="mt-1 rounded-[10px]" />
      <div className="min-w-0 flex-1 py-1">
        <h2 className="font-sans font-semibold text-body tracking-normal">{words.title}</h2>
        <p className="text-muted text-small">{words.use}</p>
        <div className="mt-2.5 flex flex-wrap gap-2">
          <Button size="small" isBusy={isAsking} onClick={onAsk}>
            {words.now}
          </Button>
          <Button tone="secondary" size="small" onClick={onHow}>
            {words.how}
          </Button>
        </div>
      </div>
    </>
  )
}

function How({ isNotDone, onBack }: { isNotDone: boolean; onBack: () => void }) {
  return (
    <div className="min-w-0 flex-1 py-1">
      <h2 className="font-sans font-semibold text-body tracking-normal">{words.howTitle}</h2>
      {isNotDone && <p className="mt-1 text-pretty text-muted">{words.notDone}</p>}
      <div className="mt-1.5">
        <InstallSteps />
      </div>
      <Button tone="secondary" size="small" className="mt-3" onClick={onBack}>
        {words.back}
      </Button>
    </div>
  )
}
