// The steps to install the app by hand in this browser.

import { texts } from '../../lib/text/texts.ts'
import { installGuide } from './install-guide.ts'

const words = texts.install

export function InstallSteps() {
  return (
    <>
      {!window.isSecureContext && <p className="mb-2 font-semibold text-danger">{words.insecure}</p>}
      <ol className="list-decimal space-y-1 ps-5 marker:font-semibold marker:text-accent-text">
        {words.steps[installGuide(navigator)].map(step => (
          <li key={step} className="ps-1">
            {step}
          </li>
        ))}
      </ol>
    </>
  )
}
