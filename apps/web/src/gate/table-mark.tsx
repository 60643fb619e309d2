// The app's icon: a round table with four seats, from above.

export function TableMark() {
  return (
    <svg viewBox="0 0 308 308" aria-hidden="true" className="size-20 fill-accent">
      <circle cx="154" cy="154" r="92" />
      <circle cx="154" cy="154" r="66" className="fill-none stroke-8 stroke-paper" />
      <rect x="94" width="120" height="44" rx="22" />
      <rect x="94" y="264" width="120" height="44" rx="22" />
      <rect y="94" width="44" height="120" rx="22" />
      <rect x="264" y="94" width="44" height="120" rx="22" />
    </svg>
  )
}
