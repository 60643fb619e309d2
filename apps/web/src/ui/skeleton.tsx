// A placeholder of content that loads. It appears only after 200 ms, so that a quick reply shows no flicker.

/** One block; its size comes by `className`. Put several in a `SkeletonGroup`. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`rounded-button bg-line/70 ${className}`} />
}

/** The blocks of one placeholder. The visible `label` says what is loading. */
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
