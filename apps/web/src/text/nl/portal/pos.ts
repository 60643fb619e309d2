// Point-of-sale settings, and the webhook that takes orders beside or instead of a point of sale.

import type { TestResult } from '@tablemate/contract/pos.ts'
import type { pos as english } from '../../en/portal/pos.ts'
import type { Translation } from '../../words.ts'

type Result = TestResult['result']

/** The results of "Test connection", by the provider's name. */
const tests: Record<Result, (provider: string) => string> = {
  ok: provider => `${provider} heeft de sleutel en de vestiging geaccepteerd.`,
  unauthorized: provider => `${provider} heeft de sleutel geweigerd. Vul een nieuwe in.`,
  gone: provider => `${provider} kent deze vestiging niet meer. Corrigeer die of test opnieuw.`,
  refused: provider => `${provider} heeft de test geweigerd.`,
  'no-answer': provider => `${provider} antwoordde niet. Probeer het zo nog eens.`,
  'not-possible': provider => `Bij ${provider} is er nog niets te testen: vul de sleutel en de vestiging in.`,
}

/** For a provider at which the restaurant has no key: Tablemate's own opens it. */
const testsWithoutKey: typeof tests = {
  ...tests,
  ok: provider => `${provider} heeft Tablemate en de vestiging geaccepteerd.`,
  unauthorized: provider =>
    `${provider} heeft Tablemate geweigerd. Geef Tablemate bij ${provider} toegang tot je restaurant en test daarna opnieuw.`,
  'not-possible': provider => `Bij ${provider} is er nog niets te testen: vul de vestiging in.`,
}

const webhookTests: Record<Result, string> = {
  ok: 'Je adres heeft de test geaccepteerd.',
  unauthorized: 'Je adres heeft de test geweigerd. Is daar het huidige secret ingesteld?',
  gone: 'Je adres antwoordde 410 (gone). Er wordt niets meer naartoe gestuurd. Vul een ander adres in of test opnieuw zodra het werkt.',
  refused: 'Je adres heeft de test niet geaccepteerd.',
  'no-answer': 'Je adres antwoordde niet. Controleer het en probeer het opnieuw.',
  'not-possible': 'Er is nog geen adres om te testen. Vul er een in en sla op.',
}

export const pos: Translation<typeof english> = {
  loading: 'Kassakoppeling laden…',
  status: {
    title: 'Status',
    active: 'Actief',
    inactive: 'Niet actief',
    connected: provider => `Verbonden met ${provider}`,
    none: 'Geen kassasysteem verbonden',
    key: 'API-sleutel ingesteld',
    noKey: 'Geen API-sleutel',
    keyless: 'Geen sleutel nodig',
    nothing:
      'Bestellingen gaan naar je orderscherm. Kies een aanbieder om ze ook naar een kassasysteem te sturen.',
    saved: provider =>
      `Opgeslagen, niet verbonden. ${provider} heeft nog geen test of bestelling geaccepteerd.`,
    savedOnly: 'Opgeslagen, niet verbonden.',
    confirmed: provider => `${provider} accepteerde voor het laatst een test of bestelling:`,
    unauthorized: provider => `${provider} heeft de sleutel geweigerd. Vul een nieuwe in.`,
    gone: provider => `${provider} kent deze vestiging niet meer. Corrigeer die of test opnieuw.`,
    off: 'Uitgezet: er worden geen bestellingen verzonden.',
  },
  test: {
    action: 'Verbinding testen',
    busy: 'Testen…',
    results: tests,
    keyless: testsWithoutKey,
    status: status => `(Status ${status})`,
    saveFirst: 'Je hebt wijzigingen. Sla ze eerst op: de test gebruikt de opgeslagen instellingen.',
    failed: { title: 'Test mislukt', hint: 'De test heeft onze server niet bereikt. Probeer het opnieuw.' },
  },
  form: 'Instellingen',
  enabled: {
    label: 'Kassakoppeling aanzetten',
    hint: 'Stuurt elke bestelling naar het kassasysteem en de webhook. Zet dit uit om de instellingen te houden zonder te verzenden.',
  },
  provider: { label: 'Kassasysteem', none: 'Kies je aanbieder', required: 'Kies je aanbieder.' },
  key: { label: 'API-sleutel', hint: 'Kies je aanbieder om te zien hoe de sleutel daar heet.' },
  location: { label: 'Vestigings-ID', hint: 'Kies je aanbieder om te zien waar je deze vindt.' },
  locationMissing: what => `Vul dit in: ${what}. Bestellingen hebben het nodig.`,
  encrypted: 'Wordt versleuteld opgeslagen.',
  keep: 'Er is al een sleutel opgeslagen, versleuteld. Laat dit leeg om hem te behouden.',
  anothers: provider => `De opgeslagen sleutel is van ${provider}. Die wordt verwijderd als je opslaat.`,
  removed: 'De opgeslagen sleutel wordt verwijderd als je opslaat.',
  remove: 'Opgeslagen sleutel verwijderen',
  undoRemove: 'Opgeslagen sleutel behouden',
  show: 'Invoer tonen',
  hide: 'Invoer verbergen',
  webhook: {
    title: 'Webhook',
    about:
      'Tablemate stuurt elke bestelling, ondertekend, naar een eigen adres of naar middleware zoals Deliverect of Otter.',
    label: 'Webhook-URL',
    hint: 'Een openbaar adres dat begint met https://',
    saved:
      'Opgeslagen, niet verbonden. Bestellingen gaan ernaartoe zodra je adres een test heeft geaccepteerd.',
    confirmed: 'Je adres accepteerde voor het laatst een test of bestelling:',
    unauthorized:
      'Je adres heeft een bestelling geweigerd. Er wordt niets meer naartoe gestuurd. Verzend een test zodra het weer werkt.',
    gone: 'Je adres antwoordde 410 (gone). Er wordt niets meer naartoe gestuurd. Vul een ander adres in of verzend een test zodra het werkt.',
    test: 'Test verzenden',
    tests: webhookTests,
    secret: {
      title: 'Secret',
      none: 'Er is nog geen secret. Je adres kan dus niet controleren wie de bestellingen stuurt.',
      exists: 'Een secret ondertekent elk bericht. Maak een nieuw secret om er een te zien.',
      earlier: (time: string) =>
        `Het vorige secret blijft geldig tot ${time}. Met een nieuw secret vervalt het meteen.`,
      create: 'Secret maken',
      renew: 'Nieuw secret',
      creating: 'Maken…',
      label: 'Webhook-secret',
      once: 'Kopieer het nu: je ziet het alleen deze ene keer.',
      done: 'Klaar',
      failed: { title: 'Geen secret', hint: 'We konden geen secret maken. Probeer het opnieuw.' },
    },
    developers: {
      title: 'Voor ontwikkelaars',
      parts: [
        'Elke bestelling is een POST-verzoek met JSON: het nummer van de bestelling, de tafel, gerechten, notities en allergieën, en geen namen van gasten.',
        'Het is ondertekend volgens Standard Webhooks: de headers webhook-id, webhook-timestamp en webhook-signature.',
        'Met een status van 200 tot en met 299 is het geaccepteerd. Bij 408, 425, 429, 500 en hoger, of geen antwoord binnen 15 seconden, proberen we het opnieuw: vijf keer binnen ongeveer zes minuten, met dezelfde webhook-id.',
        'Met elke andere status is het definitief geweigerd; 401, 403 en 410 zetten bovendien de webhook uit.',
      ],
      link: 'Standard Webhooks',
    },
  },
  square: {
    signature: {
      label: 'Webhook Signature Key',
      hint: 'Developer Console → je applicatie → Webhooks → je subscription.',
      show: 'Signature key tonen',
      hide: 'Signature key verbergen',
      keep: 'Er is al een signature key opgeslagen, versleuteld. Laat dit leeg om hem te behouden.',
    },
    url: 'Notification URL',
    urlHint:
      'Voor een subscription bij Square, zodat Square meldt hoe bestellingen en de menukaart veranderen. Kies daar de events voor orders en voor de catalog.',
  },
  copy: {
    action: 'Kopiëren',
    of: what => `Kopiëren: ${what}`,
    done: 'Gekopieerd',
    failed: 'Deze browser kan niet kopiëren. Selecteer de tekst en kopieer die zelf.',
  },
  cancel: 'Annuleren',
  save: 'Opslaan',
  saving: 'Opslaan…',
  saved: {
    title: 'Instellingen bijgewerkt',
    hint: 'De instellingen van je kassakoppeling zijn opgeslagen.',
  },
  failed: {
    title: 'Bijwerken mislukt',
    hint: 'De instellingen van je kassakoppeling zijn niet opgeslagen. Probeer het opnieuw.',
  },
  ways: {
    title: 'Andere routes voor bestellingen',
    board: { title: 'Orderscherm', detail: 'Bestellingen op elke tablet of elk scherm' },
    printers: { title: 'Printers', detail: 'Bonnen op papier, zonder computer' },
    webhook: { title: 'Webhook', detail: 'Bestellingen naar middleware of je eigen systeem' },
    sent: { title: 'Verzonden', detail: 'Elke bestelling die vertrok, wacht of mislukte' },
  },
  about: {
    title: provider => `Over ${provider}`,
    none: 'Je kassasysteem',
    noneHint: 'Kies het systeem van je restaurant. Het formulier vraagt dan naar de gegevens ervan.',
    documentation: provider => `Documentatie van ${provider}`,
    opensNewTab: 'opent in een nieuw tabblad',
  },
  notYours: {
    title: 'Dit zijn niet jouw instellingen',
    hint: 'Deze pagina is van een ander restaurant. Je kunt alleen je eigen instellingen zien.',
    action: 'Jouw kassakoppeling',
  },
}
