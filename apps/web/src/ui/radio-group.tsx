// A group of radio buttons with a legend. Nothing is chosen until somebody chooses.

interface Props<V extends string> {
  readonly legend: string
  readonly name: string
  readonly options: readonly { readonly value: V; readonly label: string }[]
  /** Makes the buttons controlled; without it the form holds their state. */
  readonly value?: V | null
  readonly onChoose: (value: V) => void
  /** Two columns where there is room. */
  readonly isGrid?: boolean
}

export function RadioGroup<V extends string>({
  legend,
  name,
  options,
  value: chosen,
  onChoose,
  isGrid = false,
}: Props<V>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 max-w-full wrap-anywhere font-semibold text-body">{legend}</legend>
      <div className={isGrid ? 'grid gap-x-4 min-[420px]:grid-cols-2' : undefined}>
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-3 py-1.5">
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === undefined ? undefined : chosen === value}
              onChange={() => onChoose(value)}
              className="size-6 shrink-0 accent-accent"
            />
            <span className="wrap-anywhere text-pretty">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
