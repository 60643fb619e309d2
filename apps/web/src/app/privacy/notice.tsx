// The privacy notice. New visitors must accept it; the menu shows it again. Loaded on demand.

import { type LucideIcon, MapPin, Mic, Smartphone, Timer, WalletCards } from 'lucide-react'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { LanguageChoice } from '../language/language-choice.tsx'

const { points, ...words } = texts.privacy

interface PrivacyNoticeProps {
  /** 'new': the visitor must accept the notice. 'again': the menu shows it once more. */
  readonly reader: 'new' | 'again'
  readonly onClose: () => void
}

export function PrivacyNotice({ reader, onClose }: PrivacyNoticeProps) {
  const isNew = reader === 'new'
  return (
    <Sheet
      isOpen
      isFirm={isNew}
      onClose={onClose}
      title={words.title}
      description={words.intro}
      bottom={
        isNew && (
          <Button className="w-full" onClick={onClose}>
            {words.accept}
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line border-line border-t">
        <Point {...points.retention} icon={Timer} />
        <Point {...points.identity} icon={Smartphone} />
        <Point {...points.position} icon={MapPin} />
        <Point {...points.voice} icon={Mic} />
        <Point {...points.payment} icon={WalletCards} />
      </ul>
      {isNew && (
        <div className="mt-1 mb-3">
          <LanguageChoice />
        </div>
      )}
    </Sheet>
  )
}

function Point({ title, detail, icon: Icon }: { title: string; detail: string; icon: LucideIcon }) {
  return (
    <li className="flex gap-4 py-3">
      <Icon size={20} strokeWidth={1.9} aria-hidden className="mt-0.5 shrink-0 text-accent-text" />
      <div className="min-w-0">
        <h3 className="font-sans font-semibold text-body tracking-normal">{title}</h3>
        <p className="text-pretty text-muted">{detail}</p>
      </div>
    </li>
  )
}
