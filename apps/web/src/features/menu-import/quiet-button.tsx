// An unobtrusive text button beside a row.

interface Props {
  readonly id?: string
  readonly label: string
  readonly onClick: () => void
  readonly children: string
}

export function QuietButton({ id, label, onClick, children }: Props) {
  return (
    <button
      id={id}
      type="button"
      aria-label={label}
      onClick={onClick}
      className="min-h-11 min-w-11 shrink-0 rounded-button px-2 font-semibold text-muted text-small transition-colors hover:text-ink"
    >
      {children}
    </button>
  )
}
