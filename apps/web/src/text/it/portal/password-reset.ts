// A forgotten password: requesting a link by mail, and choosing a new password with it.

import type { passwordReset as english } from '../../en/portal/password-reset.ts'
import type { Translation } from '../../words.ts'

export const passwordReset: Translation<typeof english> = {
  link: 'Password dimenticata?',
  back: 'Torna all’accesso',
  ask: {
    title: 'Password dimenticata',
    hint: 'Inserisci l’indirizzo email del tuo account. Ti invieremo un link per scegliere una nuova password.',
    submit: 'Invia link',
    sending: 'Invio…',
    failed: { title: 'Link non inviato', hint: 'Riprova.' },
    noMail: {
      title: 'Questo server non può inviare email',
      hint: 'Chiedi una nuova password a chi lo gestisce.',
    },
  },
  sent: {
    title: 'Controlla la posta',
    text: email => `Se ${email} ha un account, il link è in arrivo. Funziona una sola volta, per 30 minuti.`,
    hint: 'Non è arrivato? Guarda nello spam, o controlla che l’indirizzo sia scritto bene.',
  },
  choose: {
    title: 'Nuova password',
    hint: 'Salvandola accedi qui, e l’accesso viene chiuso su tutti gli altri browser.',
    password: 'Nuova password',
    submit: 'Salva password',
    saving: 'Salvataggio…',
    saved: { title: 'Password cambiata', hint: 'Hai effettuato l’accesso.' },
    failed: { title: 'Password non cambiata', hint: 'Riprova.' },
    over: {
      title: 'Questo link non funziona più',
      hint: 'È già stato usato, ne è stato inviato uno più recente, o i suoi 30 minuti sono passati.',
      action: 'Invia un nuovo link',
    },
  },
}
