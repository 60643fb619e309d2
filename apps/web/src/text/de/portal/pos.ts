// Point-of-sale settings, and the webhook that takes orders beside or instead of a point of sale.

import type { TestResult } from '@tablemate/contract/pos.ts'
import type { pos as english } from '../../en/portal/pos.ts'
import type { Translation } from '../../words.ts'

type Result = TestResult['result']

/** The results of "Test connection", by the provider's name. */
const tests: Record<Result, (provider: string) => string> = {
  ok: provider => `${provider} hat Schlüssel und Standort angenommen.`,
  unauthorized: provider => `${provider} hat den Schlüssel abgelehnt. Geben Sie einen neuen ein.`,
  gone: provider =>
    `${provider} kennt diesen Standort nicht mehr. Korrigieren Sie ihn oder testen Sie noch einmal.`,
  refused: provider => `${provider} hat den Test abgelehnt.`,
  'no-answer': provider => `${provider} hat nicht geantwortet. Bitte versuchen Sie es gleich noch einmal.`,
  'not-possible': provider =>
    `Bei ${provider} gibt es noch nichts zu testen: Geben Sie Schlüssel und Standort ein.`,
}

/** For a provider at which the restaurant has no key: Tablemate's own opens it. */
const testsWithoutKey: typeof tests = {
  ...tests,
  ok: provider => `${provider} hat Tablemate und den Standort angenommen.`,
  unauthorized: provider =>
    `${provider} hat Tablemate abgelehnt. Erlauben Sie Tablemate bei ${provider} für Ihr Restaurant und testen Sie dann noch einmal.`,
  'not-possible': provider => `Bei ${provider} gibt es noch nichts zu testen: Geben Sie den Standort ein.`,
}

const webhookTests: Record<Result, string> = {
  ok: 'Ihre Adresse hat den Test angenommen.',
  unauthorized: 'Ihre Adresse hat den Test abgelehnt. Hat sie das aktuelle Geheimnis?',
  gone: 'Ihre Adresse hat mit 410 (gone) geantwortet, deshalb wird nichts mehr dorthin gesendet. Geben Sie eine andere ein oder testen Sie noch einmal, sobald sie funktioniert.',
  refused: 'Ihre Adresse hat den Test nicht angenommen.',
  'no-answer': 'Ihre Adresse hat nicht geantwortet. Bitte prüfen Sie sie und versuchen Sie es noch einmal.',
  'not-possible': 'Es gibt noch keine Adresse zum Testen. Geben Sie eine ein und speichern Sie.',
}

export const pos: Translation<typeof english> = {
  loading: 'Kassenanbindung wird geladen …',
  status: {
    title: 'Status',
    active: 'Aktiv',
    inactive: 'Inaktiv',
    connected: provider => `Verbunden mit ${provider}`,
    none: 'Kein Kassensystem verbunden',
    key: 'API-Schlüssel hinterlegt',
    noKey: 'Kein API-Schlüssel',
    keyless: 'Kein Schlüssel nötig',
    nothing:
      'Bestellungen gehen an Ihren Bestellmonitor. Wählen Sie einen Anbieter, um sie auch an ein Kassensystem zu senden.',
    saved: provider =>
      `Gespeichert, nicht verbunden. ${provider} hat noch keinen Test und keine Bestellung angenommen.`,
    savedOnly: 'Gespeichert, nicht verbunden.',
    confirmed: provider => `${provider} hat zuletzt einen Test oder eine Bestellung angenommen:`,
    unauthorized: provider => `${provider} hat den Schlüssel abgelehnt. Geben Sie einen neuen ein.`,
    gone: provider =>
      `${provider} kennt diesen Standort nicht mehr. Korrigieren Sie ihn oder testen Sie noch einmal.`,
    off: 'Ausgeschaltet: Es werden keine Bestellungen gesendet.',
  },
  test: {
    action: 'Verbindung testen',
    busy: 'Wird getestet …',
    results: tests,
    keyless: testsWithoutKey,
    status: status => `(Status ${status})`,
    saveFirst:
      'Sie haben Änderungen. Speichern Sie sie zuerst: Der Test verwendet die gespeicherten Einstellungen.',
    failed: {
      title: 'Test fehlgeschlagen',
      hint: 'Der Test hat unseren Server nicht erreicht. Bitte versuchen Sie es noch einmal.',
    },
  },
  form: 'Einstellungen',
  enabled: {
    label: 'Kassenanbindung einschalten',
    hint: 'Sendet jede Bestellung an das Kassensystem und den Webhook. Ausgeschaltet bleiben die Einstellungen erhalten, aber es wird nichts gesendet.',
  },
  provider: {
    label: 'Anbieter des Kassensystems',
    none: 'Anbieter wählen',
    required: 'Bitte wählen Sie Ihren Anbieter.',
  },
  key: {
    label: 'API-Schlüssel',
    hint: 'Wählen Sie Ihren Anbieter, um zu sehen, wie er seinen Schlüssel nennt.',
  },
  location: {
    label: 'Standort-ID',
    hint: 'Wählen Sie Ihren Anbieter, um zu sehen, wo Sie sie finden.',
  },
  locationMissing: what => `Bitte füllen Sie „${what}“ aus. Bestellungen brauchen diese Angabe.`,
  encrypted: 'Wird verschlüsselt gespeichert.',
  keep: 'Ein Schlüssel ist schon verschlüsselt gespeichert. Lassen Sie das Feld leer, um ihn zu behalten.',
  anothers: provider =>
    `Der gespeicherte Schlüssel ist der von ${provider}. Er wird beim Speichern entfernt.`,
  removed: 'Der gespeicherte Schlüssel wird beim Speichern entfernt.',
  remove: 'Gespeicherten Schlüssel entfernen',
  undoRemove: 'Gespeicherten Schlüssel behalten',
  show: 'Eingabe anzeigen',
  hide: 'Eingabe verbergen',
  webhook: {
    title: 'Webhook',
    about:
      'Tablemate sendet jede Bestellung signiert an eine Adresse Ihrer Wahl oder an eine Middleware wie Deliverect oder Otter.',
    label: 'Webhook-URL',
    hint: 'Eine öffentliche Adresse, die mit https:// beginnt',
    saved:
      'Gespeichert, nicht verbunden. Bestellungen gehen dorthin, sobald Ihre Adresse einen Test angenommen hat.',
    confirmed: 'Ihre Adresse hat zuletzt einen Test oder eine Bestellung angenommen:',
    unauthorized:
      'Ihre Adresse hat eine Bestellung abgelehnt, deshalb wird nichts mehr dorthin gesendet. Senden Sie einen Test, sobald sie wieder funktioniert.',
    gone: 'Ihre Adresse hat mit 410 (gone) geantwortet, deshalb wird nichts mehr dorthin gesendet. Geben Sie eine andere ein oder senden Sie einen Test, sobald sie funktioniert.',
    test: 'Test senden',
    tests: webhookTests,
    secret: {
      title: 'Geheimnis',
      none: 'Es gibt noch kein Geheimnis, deshalb kann Ihre Adresse nicht prüfen, wer die Bestellungen sendet.',
      exists: 'Ein Geheimnis signiert jedes Ereignis. Um eins zu sehen, erstellen Sie ein neues.',
      earlier: (time: string) =>
        `Das frühere Geheimnis gilt noch bis ${time}. Mit einem neuen würde es sofort ungültig.`,
      create: 'Geheimnis erstellen',
      renew: 'Neues Geheimnis',
      creating: 'Wird erstellt …',
      label: 'Webhook-Geheimnis',
      once: 'Kopieren Sie es jetzt: Es wird nur dieses eine Mal angezeigt.',
      done: 'Fertig',
      failed: {
        title: 'Kein Geheimnis',
        hint: 'Wir konnten kein Geheimnis erstellen. Bitte versuchen Sie es noch einmal.',
      },
    },
    developers: {
      title: 'Für Entwickler',
      parts: [
        'Jede Bestellung ist ein POST-Request mit JSON: Nummer, Tisch, Gerichte, Notizen und Allergien der Bestellung, ohne Namen von Gästen.',
        'Er ist signiert, wie Standard Webhooks es beschreibt: mit den Headern webhook-id, webhook-timestamp und webhook-signature.',
        'Ein Status von 200 bis 299 nimmt die Bestellung an. Bei 408, 425, 429, 500 und darüber oder ohne Antwort innerhalb von 15 Sekunden folgen weitere Versuche: fünf innerhalb von etwa sechs Minuten, mit derselben webhook-id.',
        'Jeder andere Status lehnt sie endgültig ab; 401, 403 und 410 schalten außerdem den Webhook aus.',
      ],
      link: 'Standard Webhooks',
    },
  },
  square: {
    signature: {
      label: 'Webhook Signature Key',
      hint: 'Developer Console → Ihre Anwendung → Webhooks → Ihre Subscription.',
      show: 'Signaturschlüssel anzeigen',
      hide: 'Signaturschlüssel verbergen',
      keep: 'Ein Signaturschlüssel ist schon verschlüsselt gespeichert. Lassen Sie das Feld leer, um ihn zu behalten.',
    },
    url: 'Notification URL',
    urlHint:
      'Für eine Subscription bei Square, damit Square Änderungen an Bestellungen und an der Speisekarte meldet. Wählen Sie dort die Ereignisse für Bestellungen und den Katalog.',
  },
  copy: {
    action: 'Kopieren',
    of: what => `Kopieren: ${what}`,
    done: 'Kopiert',
    failed: 'Dieser Browser kopiert nicht. Bitte markieren Sie den Text und kopieren Sie ihn.',
  },
  cancel: 'Abbrechen',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: {
    title: 'Einstellungen geändert',
    hint: 'Die Einstellungen der Kassenanbindung wurden gespeichert.',
  },
  failed: {
    title: 'Nicht gespeichert',
    hint: 'Die Einstellungen konnten nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },
  ways: {
    title: 'Andere Wege für Bestellungen',
    board: { title: 'Bestellmonitor', detail: 'Bestellungen auf jedem Tablet oder Bildschirm' },
    printers: { title: 'Drucker', detail: 'Bons auf Papier, ohne Computer' },
    webhook: { title: 'Webhook', detail: 'Bestellungen an eine Middleware oder Ihr eigenes System' },
    sent: { title: 'Übertragungen', detail: 'Jede Bestellung: gesendet, wartend oder fehlgeschlagen' },
  },
  about: {
    title: provider => `Über ${provider}`,
    none: 'Ihr Kassensystem',
    noneHint: 'Wählen Sie das System Ihres Restaurants, dann fragt das Formular nach den Angaben dazu.',
    documentation: provider => `Dokumentation von ${provider}`,
    opensNewTab: 'öffnet sich in einem neuen Tab',
  },
  notYours: {
    title: 'Das sind nicht Ihre Einstellungen',
    hint: 'Diese Seite gehört zu einem anderen Restaurant. Sie können nur Ihre eigenen Einstellungen sehen.',
    action: 'Ihre Kassenanbindung',
  },
}
