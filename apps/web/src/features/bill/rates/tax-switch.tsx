// Chooses whether tax is added to prices or included in them.

import { useId } from 'react'

interface Props {
  readonly words: { readonly title: string; readonly added: string; readonly included: string }
  /** Set if a heading already shows the title. */
  readonly isTitleHidden?: boolean
  readonly isIncluded: boolean
  readonly onChoose: (isIncluded: boolean) => void
}

export function TaxSwitch({ words, isTitleHidden = false, isIncluded, onChoose }: Props) {
  const name = useId()
  return (
    <fieldset>
      <legend className={isTitleHidden ? 'sr-only' : 'mb-1.5 font-semibold text-body'}>{words.title}</legend>
      <div className="grid grid-cols-2 gap-2">
        {[false, true].map(kind => (
          <label
            key={String(kind)}
            className="relative grid min-h-13 place-items-center rounded-button border border-line bg-card px-3 py-2 text-center text-balance transition-colors hover:border-edge has-checked:border-accent has-checked:bg-tint has-checked:text-accent-text"
          >
            <input
              type="radio"
              name={name}
              checked={kind === isIncluded}
              onChange={() => onChoose(kind)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-button focus-visible:outline-offset-0"
            />
            {kind ? words.included : words.added}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
