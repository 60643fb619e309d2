// Joining a group.

import type { joinGroup as english } from '../en/join-group.ts'
import type { Translation } from '../words.ts'

export const joinGroup: Translation<typeof english> = {
  back: 'Terug naar de startpagina',
  intro: 'Vul de code van je tafel in. Iedereen aan tafel kan hem je voorlezen.',
  linkedIntro: 'Alleen nog je naam, dan kun je bestellen.',
  code: 'Groepscode',
  verify: 'Controleren',
  verifying: 'Je tafel zoeken…',
  found: 'Jouw tafel',
  name: 'Je naam',
  nameHint: 'Zoals de anderen aan tafel je noemen',
  submit: 'Meedoen',
  submitting: 'Meedoen…',
  codeMissing: 'Vul een groepscode in.',
  nameMissing: 'Vul je naam in.',
  noSuchCode: 'Geen tafel heeft deze code. In codes komen 0, 1, I, L en O nooit voor.',
  nameTaken: 'Iemand heeft deze naam al. Probeer een initiaal: “Anne B.”',
  notFound: { title: 'Groep niet gevonden', hint: 'Controleer de code en probeer het opnieuw.' },
  tooMany: {
    title: 'Te veel verkeerde codes',
    hint: 'Ze kwamen van dit netwerk, misschien van iemand anders. Scan de QR-code op de telefoon van iemand aan je tafel of open de gedeelde link: dat werkt meteen. Of wacht een paar minuten.',
  },
  failed: { title: 'Meedoen lukt niet', hint: 'Je doet nog niet mee met de groep. Probeer het opnieuw.' },
  member: {
    title: 'Je doet al mee',
    you: name => `Je bent ${name} aan deze tafel.`,
    alsoHere: 'Ook op deze telefoon',
    goOnAs: name => `Doorgaan als ${name}`,
    otherHint: name =>
      `Een andere naam voegt op deze telefoon nog iemand toe; ${name} blijft, met alle bestellingen. Heeft iemand geen telefoon? Voeg dan aan tafel een gast toe.`,
    rejoin: 'Terug naar de groep',
    other: 'Meedoen met andere naam',
  },
}
