// The menu: theme, language, currency, installation and the privacy notice. Loaded by landing-screen.tsx.

import { Banknote, ChevronRight, Download, type LucideIcon, ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { currencyLabel } from '../../features/currency/currency-label.ts'
import { useCurrency } from '../../features/currency/currency-provider.tsx'
import { CurrencySheet } from '../../features/currency/currency-sheet.tsx'
import { askToInstall } from '../../lib/device/install.ts'
import { chooseTheme, readTheme } from '../../lib/device/theme.ts'
import { texts } from '../../lib/text/texts.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { InstallSteps } from '../install/install-steps.tsx'
import { useInstall } from '../install/use-install.ts'
import { LanguageChoice } from '../language/language-choice.tsx'
import { PrivacyNotice } from '../privacy/notice.tsx'

const words = texts.menu

interface MenuSheetProps {
  readonly onClose: () => void
}

/** The sheet that is open above the menu. */
type Above = 'nothing' | 'currency' | 'install' | 'privacy'

export function MenuSheet({ onClose }: MenuSheetProps) {
  const [above, setAbove] = useState<Above>('nothing')
  const install = useInstall()
  const { state } = useCurrency()
  const goBack = () => setAbove('nothing')
  const installApp = async () => {
    if ((await askToInstall()) === 'not-done') setAbove('install')
  }
  return (
    <Sheet isOpen onClose={onClose} title={words.title}>
      <AppearanceChoice />
      <div className="mt-4">
        <LanguageChoice />
      </div>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        <Entry
          icon={Banknote}
          label={texts.currency.title}
          value={currencyLabel(state.code)}
          onPress={() => setAbove('currency')}
        />
        {install !== 'installed' && <Entry icon={Download} label={words.install} onPress={installApp} />}
        <Entry icon={ShieldCheck} label={words.privacy} onPress={() => setAbove('privacy')} />
      </ul>
      <p className="mt-4 text-center text-muted text-small">
        {texts.app.name} {texts.app.version}
      </p>
      {above === 'currency' && <CurrencySheet onClose={goBack} />}
      {above === 'install' && <InstallSheet onClose={goBack} />}
      {above === 'privacy' && <PrivacyNotice reader={'again' as const} onClose={goBack} />}
    </Sheet>
  )
}

interface EntryProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly value?: string
  readonly onPress: () => void
}

function Entry({ icon: Icon, label, value, onPress }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onPress}
        className="flex min-h-14 w-full items-center gap-4 rounded-button py-2 text-start transition-colors hover:text-accent-text focus-visible:-outline-offset-2"
      >
        <Icon size={20} strokeWidth={1.9} aria-hidden className="shrink-0 text-accent-text" />
        <span className="min-w-0 flex-1 font-semibold">{label}</span>
        {value && <span className="text-muted">{value}</span>}
        <ChevronRight size={20} strokeWidth={1.9} aria-hidden className="shrink-0 text-muted" />
      </button>
    </li>
  )
}

// How to install the app by hand. The menu opens it if the browser does not offer to install.

function InstallSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet isOpen onClose={onClose} title={texts.install.howTitle} description={texts.install.use}>
      <InstallSteps />
    </Sheet>
  )
}

// The choice between the light, the dark and the system theme, applied immediately.

const themes = ['system', 'light', 'dark'] as const

function AppearanceChoice() {
  const [chosen, setChosen] = useState(readTheme)
  useEffect(() => {
    // Another tab may change the theme too.
    const look = () => setChosen(readTheme())
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [])
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{words.appearance}</legend>
      <div className="flex rounded-button border border-line bg-card p-1">
        {themes.map(theme => (
          <label
            key={theme}
            className="relative grid min-h-11 flex-1 place-items-center rounded-[10px] font-semibold text-muted transition-colors has-checked:bg-tint has-checked:text-accent-text"
          >
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={theme === chosen}
              onChange={() => {
                chooseTheme(theme)
                setChosen(theme)
              }}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[10px] focus-visible:outline-offset-0"
            />
            {words.themes[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
