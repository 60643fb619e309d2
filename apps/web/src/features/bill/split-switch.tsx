// The choice between an equal split, a split by ordered items, and one by shares.

import { type SplitMethod, splitMethods } from '@tablemate/domain/bill/bill-split.ts'
import { texts } from '../../lib/text/texts.ts'

const words = texts.billSplit.split

interface Props {
  readonly splitMethod: SplitMethod
  readonly onChoose: (splitMethod: SplitMethod) => void
}

export function SplitSwitch({ splitMethod, onChoose }: Props) {
  return (
    <fieldset className="mt-5 flex flex-wrap rounded-button border border-line bg-card p-1">
      <legend className="sr-only">{words.title}</legend>
      {splitMethods.map(method => (
        <label
          key={method}
          className="relative grid min-h-11 min-w-max flex-1 place-items-center px-1 rounded-[10px] font-semibold text-muted transition-colors has-checked:bg-tint has-checked:text-accent-text"
        >
          <input
            type="radio"
            name="split"
            value={method}
            checked={method === splitMethod}
            onChange={() => onChoose(method)}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[10px] focus-visible:outline-offset-0"
          />
          {words[method]}
        </label>
      ))}
    </fieldset>
  )
}
