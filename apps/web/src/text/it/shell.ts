// Shown with every screen: the privacy notice, the offer to install the app, the menu.

import type {
  install as englishInstall,
  menu as englishMenu,
  privacy as englishPrivacy,
} from '../en/shell.ts'
import type { Translation } from '../words.ts'

export const privacy: Translation<typeof englishPrivacy> = {
  title: 'Informativa sulla privacy',
  intro: 'Conserviamo pochissimo, e per poco tempo.',
  points: {
    retention: {
      title: 'Eliminati dopo 24 ore',
      detail:
        'Tutti i dati dei pasti di gruppo (nomi, ordini, partecipanti) vengono eliminati automaticamente dopo 24 ore. Quello che è arrivato alla cassa del ristorante, alla sua stampante o al loro fornitore viene conservato lì, secondo le regole di ciascuno.',
    },
    identity: {
      title: 'Nessun account',
      detail:
        'Non ti serve. Un cookie riconosce questo dispositivo, così i tuoi ordini restano tuoi. Il tuo nome resta su questo dispositivo per 30 giorni.',
    },
    position: {
      title: 'La tua posizione',
      detail: 'Solo se lo permetti: per la tua valuta e le offerte vicine. Nessuna posizione viene salvata.',
    },
    voice: {
      title: 'La tua voce',
      detail: 'Il browser trasforma la voce in testo. Chi lo produce può elaborare quello che dici.',
    },
    payment: {
      title: 'Pagamenti',
      detail:
        'È solo una demo: non serve una carta e non si muove denaro. Se scegli di pagare con carta, se ne occupa Stripe sulla propria pagina: noi la carta non la vediamo mai.',
    },
  },
  accept: 'Accetta e continua',
}

export const install: Translation<typeof englishInstall> = {
  title: 'Installa Tablemate',
  use: 'Si apre subito, anche senza segnale.',
  now: 'Installa ora',
  how: 'Come?',
  back: 'Indietro',
  dismiss: 'Non ora',
  howTitle: 'Come installare',
  notDone: 'L’installazione non è riuscita. Ecco come farla da te.',
  insecure: 'Si può installare solo tramite https. Apri prima l’indirizzo https di questa pagina.',
  steps: {
    'ios-safari': [
      'Tocca Condividi, il quadrato con la freccia verso l’alto.',
      'Scegli Aggiungi alla schermata Home.',
      'Tocca Aggiungi.',
    ],
    'android-chrome': [
      'Apri il menu del browser, i tre puntini in alto.',
      'Scegli Installa app o Aggiungi a schermata Home.',
      'Tocca Installa.',
    ],
    'desktop-chrome': [
      'Premi l’icona di installazione all’estremità destra della barra degli indirizzi.',
      'Nessuna icona? Apri il menu con i tre puntini, poi Trasmetti, salva e condividi, poi Installa.',
      'Premi Installa.',
    ],
    generic: [
      'Apri il menu del browser.',
      'Scegli Installa, Aggiungi alla schermata Home o Aggiungi al Dock.',
      'Non trovi nessuna di queste voci? Apri questa pagina in Chrome, o in Safari su iPhone o iPad.',
    ],
  },
}

export const menu: Translation<typeof englishMenu> = {
  title: 'Menu',
  appearance: 'Aspetto',
  themes: { system: 'Sistema', light: 'Chiaro', dark: 'Scuro' },
  install: 'Installa l’app',
  privacy: 'Informativa sulla privacy',
}
