// The transcript of the order in the form. The diner turns each part that was not understood into a dish or a note, or
// dismisses it. Until then the parts stay with the order.

import type { Stretch } from '@tablemate/domain/orders/order.ts'
import { isolate } from '../../../lib/text/isolate.ts'
import { texts } from '../../../lib/text/texts.ts'
import { quietButton } from '../../table-session/inline-button.ts'
import { Transcript } from '../transcript.tsx'
import type { StretchProblem } from './unplaced-words.ts'

interface Props {
  readonly transcript: string
  readonly unplaced: readonly Stretch[]
  readonly stretchProblem: StretchProblem | null
  readonly isDisabled: boolean
  readonly onMenuItem: (stretch: Stretch) => void
  readonly onNote: (stretch: Stretch) => void
  readonly onDismiss: (stretch: Stretch) => void
}

const words = texts.orderForm.words

export function TranscriptWords(props: Props) {
  const { transcript, unplaced, stretchProblem, isDisabled, onMenuItem, onNote, onDismiss } = props
  if (!transcript) return null
  return (
    <section aria-label={words.title} className="flex flex-col gap-3 pb-4">
      <Transcript text={transcript} />
      {unplaced.length > 0 && (
        <div className="rounded-button bg-tint px-3 pt-3">
          <h3 className="font-sans font-semibold text-body tracking-normal">{texts.order.notUnderstood}</h3>
          <ul className="divide-y divide-line">
            {unplaced.map(stretch => {
              const text = transcript.slice(stretch.start, stretch.end)
              const of = (label: string) => texts.group.own.labelFor({ label, subject: isolate(text) })
              return (
                <li key={stretch.start} className="pt-2">
                  <p className="wrap-anywhere">
                    <bdi>{text}</bdi>
                    {stretch.isSoldOut && ` (${texts.order.soldOut})`}
                  </p>
                  {stretch.reason && (
                    <p className="text-pretty text-muted">{texts.unplaced[stretch.reason]}</p>
                  )}
                  {stretchProblem?.start === stretch.start && (
                    <p role="alert" className="text-pretty text-danger">
                      {stretchProblem.text}
                    </p>
                  )}
                  <p className="-mx-3 flex flex-wrap">
                    {(
                      [
                        [words.asDish, onMenuItem],
                        [words.asNote, onNote],
                        [words.dismiss, onDismiss],
                      ] as const
                    ).map(([label, act]) => (
                      <button
                        key={label}
                        type="button"
                        aria-label={of(label)}
                        disabled={isDisabled}
                        className={`${quietButton} text-accent-text`}
                        onClick={() => act(stretch)}
                      >
                        {label}
                      </button>
                    ))}
                  </p>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </section>
  )
}
