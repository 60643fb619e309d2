// The question before the host removes a member. The code is renewed too unless the host unticks that. The choice is above the
// buttons, so that the host sees it first.

import { isolate } from '../../../text/isolate.ts'
import { texts } from '../../../text/texts.ts'
import { AskRemoval } from '../ask-removal.tsx'

interface Props {
  readonly name: string
  readonly renewsCode: boolean
  readonly onChoose: (renewsCode: boolean) => void
  readonly isBusy: boolean
  readonly onKeep: () => void
  readonly onRemove: () => void
}

const words = texts.peopleSheet
const labels = { remove: words.remove, removing: words.busy, keep: words.keep }

export function AskHostRemoval({ name, renewsCode, onChoose, ...rest }: Props) {
  return (
    <AskRemoval question={words.askRemove({ name: isolate(name) })} labels={labels} {...rest}>
      <label className="flex min-h-11 w-full items-center gap-3 py-2">
        <input
          type="checkbox"
          checked={renewsCode}
          onChange={({ target }) => onChoose(target.checked)}
          className="size-6 shrink-0 accent-accent"
        />
        <span className="text-pretty">{words.renewsCode}</span>
      </label>
    </AskRemoval>
  )
}
