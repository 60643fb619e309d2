// The choice of the app's language, applied immediately.

import { isLanguage, languageCodes } from '@tablemate/domain/languages.ts'
import { useState } from 'react'
import { changeLanguage } from '../../lib/device/language.ts'
import { languageName } from '../../lib/text/language-name.ts'
import { language } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { Select } from '../../ui/select.tsx'

const words = texts.languageChoice
const options = languageCodes.map(code => ({ value: code, label: languageName(code) }))

export function LanguageChoice() {
  const [view, setView] = useState<'ready' | 'changing' | 'failed'>('ready')
  const change = async (code: string) => {
    if (!isLanguage(code)) return
    setView('changing')
    // The page reloads if it succeeds.
    await changeLanguage(code).catch(() => setView('failed'))
  }
  return (
    <Select
      label={words.title}
      options={options}
      value={language.code}
      disabled={view === 'changing'}
      hint={view === 'changing' ? words.changing : undefined}
      error={view === 'failed' ? words.failed : undefined}
      onChange={event => void change(event.target.value)}
    />
  )
}
