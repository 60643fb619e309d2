// A header with our name as a link to the landing page, for screens that newcomers open directly.

import { Link } from 'wouter'
import { paths } from '../lib/paths.ts'
import { texts } from '../lib/text/texts.ts'
import { preloadOnIntent } from './preload.ts'

export function Wordmark() {
  const home = paths.landing()
  return (
    <header className="gutter flex min-h-[68px] items-center pt-[max(14px,env(safe-area-inset-top))]">
      <Link
        to={home}
        className="flex min-h-11 items-center font-[600] font-serif text-lead hover:text-accent-text"
        {...preloadOnIntent(home)}
      >
        {texts.app.name}
      </Link>
    </header>
  )
}
