// The shape of what is coming. Appears only after 200 ms, so that a quick answer shows no flicker.

/** One block; its size comes by `className`. Put several in a `SkeletonGroup`. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`rounded-button bg-line/70 ${className}`} />
}

/** Blocks that stand for one thing; `label` tells those who listen what is loading, and is shown if `isShown`. */
export function SkeletonGroup({
  label,
  className = '',
  children,
}: {
  label: string
  className?: string
  children: React.ReactNode
}) {
  return (
    <div role="status" className="animate-late">
      <p className="mb-4 text-muted">{label}</p>
      <div className={className}>{children}</div>
    </div>
  )
}
