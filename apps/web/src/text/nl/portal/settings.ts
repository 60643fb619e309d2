// A restaurant's settings: ordering, kitchen stations and paired screens.

import type { settings as english } from '../../en/portal/settings.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

export const settings: Translation<typeof english> = {
  loading: 'Instellingen laden…',
  pos: {
    title: 'Kassasysteem',
    link: 'Kassakoppeling',
    detail: 'Instellingen voor je kassasysteem',
    cards: { title: 'Kaartbetalingen', detail: 'Je gasten betalen met kaart op hun telefoon' },
    sent: { title: 'Verzonden', detail: 'Elke bestelling die vertrok, wacht of mislukte' },
  },
  orders: {
    title: 'Bestellingen',
    mode: 'Hoe komen bestellingen in je keuken?',
    modes: {
      off: {
        label: 'Helemaal niet',
        hint: 'Gasten laten hun lijst aan de bediening zien, die de bestelling opneemt zoals altijd.',
      },
      'first-by-hand': {
        label: 'Na je eerste akkoord',
        hint: 'De eerste bestelling van elke groep wacht op één tik van je personeel. Alles daarna gaat meteen naar de keuken.',
      },
      'at-once': {
        label: 'Meteen',
        hint: 'Elke bestelling gaat meteen naar de keuken zodra een gast die verzendt.',
      },
    },
    offMenu: 'Gasten mogen gerechten opschrijven die niet op uw kaart staan',
    offMenuHint: 'U keurt elk gerecht met zijn prijs goed voordat het wordt bereid en berekend.',
    late: 'Te laat na (minuten)',
    lateHint: 'Een bestelling die dan niet klaar is, staat op elk scherm als te laat gemarkeerd.',
    lateInvalid: (least, most) => `Vul hele minuten in, van ${least} tot ${most}.`,
    save: 'Bestellingen opslaan',
    saving: 'Opslaan…',
    saved: 'Instellingen voor bestellingen opgeslagen',
    pause: 'Bestellen pauzeren',
    pauseHint:
      'De keuken neemt nu even geen bestellingen aan. Gasten zien dat en houden wat ze hebben ingevoerd.',
    paused: 'Bestellen gepauzeerd',
    resumed: 'Bestellen hervat',
    failed: { title: 'Instellingen voor bestellingen niet opgeslagen', hint: 'Probeer het opnieuw.' },
  },
  stations: {
    title: 'Stations',
    hint: 'Elk station ziet alleen de gerechten die het bereidt. Al het andere gaat naar de keuken.',
    loading: 'Stations laden…',
    failed: 'Je stations zijn niet geladen.',
    none: 'Eén keuken bereidt alles.',
    add: 'Station toevoegen',
    name: 'Naam van het station',
    nameMissing: 'Vul een naam in.',
    nameTaken: 'Er is al een station met die naam.',
    categories: 'Bereidt',
    noCategories: 'Je menukaart heeft nog geen categorieën.',
    remove: station => `${station} verwijderen`,
    removeUnnamed: 'Dit station verwijderen',
    unnamed: 'Nieuw station',
    save: 'Stations opslaan',
    saving: 'Opslaan…',
    saved: 'Stations opgeslagen',
    notSaved: { title: 'Stations niet opgeslagen', hint: 'Probeer het opnieuw.' },
  },
  screens: {
    title: 'Tablets',
    hint: 'Een keukentablet toont de bestellingen. Een tablet van de bediening verplaatst en sluit ook tafels en rekent af. Geen van beide heeft je wachtwoord nodig.',
    loading: 'Tablets laden…',
    failed: 'Je tablets zijn niet geladen.',
    none: 'Er is nog geen tablet gekoppeld.',
    kinds: { kitchen: 'Keuken', floor: 'Bediening' },
    pair: { kitchen: 'Tablet voor de keuken koppelen', floor: 'Tablet voor de bediening koppelen' },
    pairing: {
      title: 'Code voor de tablet',
      label: 'Code',
      open: 'Open op de tablet dit adres en vul de code in:',
      left: minutes =>
        plural(minutes, { one: 'Nog 1 minuut geldig', other: `Nog ${minutes} minuten geldig` }),
      over: 'Deze code is verlopen.',
      again: 'Nieuwe code',
      close: 'Sluiten',
    },
    paired: name => ({ title: 'Tablet gekoppeld', hint: `${name} staat in de lijst.` }),
    notStarted: { title: 'Geen code', hint: 'We konden geen code maken. Probeer het opnieuw.' },
    seen: 'Laatst gezien',
    removal: {
      ask: 'Verwijderen',
      question: name => `${name} verwijderen?`,
      hint: 'Dit scherm toont niets meer totdat je het weer koppelt.',
      yes: 'Tablet verwijderen',
      removing: 'Verwijderen…',
      no: 'Behouden',
      done: 'Tablet verwijderd',
      failed: { title: 'Tablet niet verwijderd', hint: 'Probeer het opnieuw.' },
    },
  },
}
