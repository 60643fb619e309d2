// A forgotten password: requesting a link by mail, and choosing a new password with it.

import type { passwordReset as english } from '../../en/portal/password-reset.ts'
import type { Translation } from '../../words.ts'

export const passwordReset: Translation<typeof english> = {
  link: 'Passwort vergessen?',
  back: 'Zurück zur Anmeldung',
  ask: {
    title: 'Passwort vergessen',
    hint: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    submit: 'Link senden',
    sending: 'Wird gesendet …',
    failed: { title: 'Link nicht gesendet', hint: 'Bitte versuchen Sie es noch einmal.' },
    noMail: {
      title: 'Dieser Server kann keine E-Mails senden',
      hint: 'Bitten Sie die Person, die ihn betreibt, um ein neues Passwort.',
    },
  },
  sent: {
    title: 'Sehen Sie in Ihren E-Mails nach',
    text: email =>
      `Wenn es zu ${email} ein Konto gibt, ist ein Link unterwegs. Er gilt einmal, 30 Minuten lang.`,
    hint: 'Nichts da? Sehen Sie im Spam-Ordner nach oder prüfen Sie die Adresse auf Tippfehler.',
  },
  choose: {
    title: 'Neues Passwort',
    hint: 'Mit dem Speichern werden Sie hier angemeldet und in allen anderen Browsern abgemeldet.',
    password: 'Neues Passwort',
    submit: 'Passwort speichern',
    saving: 'Wird gespeichert …',
    saved: { title: 'Passwort geändert', hint: 'Sie sind angemeldet.' },
    failed: { title: 'Passwort nicht geändert', hint: 'Bitte versuchen Sie es noch einmal.' },
    over: {
      title: 'Dieser Link gilt nicht mehr',
      hint: 'Er wurde schon benutzt, ein neuerer wurde gesendet, oder seine 30 Minuten sind um.',
      action: 'Neuen Link senden',
    },
  },
}
