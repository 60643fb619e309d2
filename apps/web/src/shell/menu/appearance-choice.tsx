// The choice between the light, the dark and the system theme, applied immediately.

import { useEffect, useState } from 'react'
import { chooseTheme, readTheme } from '../../device/theme.ts'
import { texts } from '../../text/texts.ts'

const words = texts.menu
const themes = ['system', 'light', 'dark'] as const

export function AppearanceChoice() {
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
