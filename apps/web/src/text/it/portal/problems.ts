// A sentence for every problem that only an owner's call can have.

import type { OwnersProblem } from '@tablemate/contract/problem.ts'

export const ownersProblems: Record<OwnersProblem, string> = {
  'too-many-menu-items': 'Il menu è pieno: può avere fino a 5.000 piatti e 2 MB di testo.',
  'too-many-option-groups': 'Un menu può avere fino a 200 gruppi di opzioni, e un piatto fino a 20.',
  'option-group-not-found': 'Queste opzioni non sono più nel menu.',
  'too-many-campaigns': 'Hai 50 campagne non ancora terminate. Eliminane una, o aspetta che una finisca.',
  'not-signed-in': 'La sessione è scaduta. Accedi di nuovo.',
  'too-many-tables': 'Hai 500 tavoli. Prima rimuovine qualcuno.',
  'tables-open': 'Ci sono tavoli aperti con prezzi nella valuta attuale. Cambiala quando saranno chiusi.',
  'invalid-credentials': 'Email o password non valide',
  'email-not-found': 'Nessun account con questo indirizzo email',
  'wrong-password': 'Questa non è la tua password attuale.',
  'menu-item-not-found': 'Questo piatto è già stato tolto dal menu.',
  'category-not-found': 'Questa categoria non è più nel menu.',
  'campaign-not-found': 'Questa campagna non esiste più.',
  'reset-link-invalid': 'Questo link non funziona più. Chiedine uno nuovo.',
  'mail-not-set-up': 'Questo server non può inviare email. Chiedi una nuova password a chi lo gestisce.',
  'email-taken': 'Questa email è già registrata',
  'menu-item-taken': 'In questa categoria c’è già un piatto con questo nome.',
  'category-taken': 'C’è già una categoria con questo nome.',
  'too-many-screens': 'Hai 50 schermi. Prima rimuovine qualcuno.',
  'delivery-not-found': 'Non è più nell’elenco: è stato inviato, o il suo tavolo è stato chiuso.',
  'refund-refused': 'Stripe ha rifiutato il rimborso. Controlla il pagamento su Stripe.',
  'payment-not-found': 'Questo pagamento è già stato annullato.',
  'undo-too-late': 'Un pagamento si può annullare solo per dieci minuti.',
  'paid-since':
    'Nel frattempo una di queste persone ha pagato di nuovo: qui questo pagamento non si può rimborsare. Mettiti d’accordo con loro alla cassa.',
  'card-payments-open':
    'Un pagamento con carta non è ancora concluso. Riprova quando lo sarà, al massimo tra 35 minuti.',
  'address-not-set':
    'Questo server non conosce il proprio indirizzo pubblico, a cui rimanda la pagina di Stripe. Chiedi a chi lo gestisce di impostare PUBLIC_URL.',
  'printer-not-found': 'Questa stampante non è più nell’elenco.',
  'too-many-printers': 'Hai 20 stampanti. Prima rimuovine qualcuna.',
  'pos-not-set-up':
    'Il tuo sistema di cassa non è ancora configurato. Inserisci chiave e sede nelle impostazioni della cassa.',
  'pos-unauthorized':
    'Il tuo sistema di cassa non accetta la chiave, o la chiave non può leggere il menu. Controllala nelle impostazioni della cassa.',
  'pos-not-reachable':
    'Non siamo riusciti a ottenere il menu dal tuo sistema di cassa. Riprova tra qualche minuto.',
  'no-such-step': 'Con questa comanda non si può più fare.',
  'request-not-found': 'Questa chiamata è già stata gestita.',
  'screen-not-found': 'Questo schermo non è più nell’elenco.',
  'floor-only': 'Questo tablet è della cucina. Usa un tablet di sala o il portale del ristorante.',
  'code-not-found': 'Questo codice non è valido, o i suoi dieci minuti sono passati.',
  'ticket-moved': 'Qualcun altro ha già spostato questa comanda.',
  'table-occupied': 'Quel tavolo è occupato.',
  'off-menu-settled': 'Qualcuno ha già deciso su questo piatto, oppure il cliente lo ha cambiato.',
  'changed-meanwhile': 'Nel frattempo è stato modificato altrove.',
  'table-taken': 'Hai già un tavolo con questo nome.',
  'campaign-started': 'Questa campagna è iniziata: inizio e durata non si possono più cambiare.',
  'not-a-menu-file': 'Carica un file CSV, JSON o PDF',
  'menu-file-is-spreadsheet':
    'Questo è un foglio di calcolo. Aprilo, scegli “Salva con nome” o “Scarica” e CSV, poi carica il file CSV.',
  'menu-file-is-document': 'Questo è un documento di testo. Salvalo come PDF e carica quello.',
  'menu-file-is-picture':
    'Questa è una foto o un’altra immagine. Carica il PDF da cui è stato stampato il menu, o un elenco dei piatti in CSV o JSON.',
  'menu-file-is-archive': 'Questo è un archivio compresso. Estrailo e carica il menu che contiene.',
  'menu-file-too-much':
    'Questo file richiede troppo tempo o troppa memoria. Carica solo il menu, salvato di nuovo come CSV o come PDF senza immagini.',
  'menu-file-broken':
    'Questo file è danneggiato, o non è quello che dice il suo nome. Esportalo di nuovo e carica quello.',
  'menu-file-empty': 'In questo file non abbiamo trovato piatti.',
  'no-menu-in-file':
    'Sembra un elenco di vendite, ordini o persone. Carica l’elenco dei tuoi piatti con i prezzi.',
  'menu-columns-unknown':
    'Non siamo riusciti a distinguere le colonne. Dai loro un nome nella prima riga: Categoria, Nome, Descrizione, Prezzo.',
  'menu-rows-refused': 'Alcuni piatti non si possono salvare così come sono. Correggili e riprova.',
  'too-many-menu-rows': 'Un file può avere al massimo 5.000 piatti. Dividilo.',
  'pdf-locked': 'Questo PDF è protetto da password. Salvane una copia senza e carica quella.',
  'pdf-letters-unknown':
    'Non riusciamo a leggere le lettere di questo PDF: il testo copiato è incomprensibile. Esportalo di nuovo dal programma con cui è stato creato, o carica un file CSV.',
  'pdf-too-full': 'Questo PDF ha molto più testo di un menu. Carica solo le pagine del menu.',
  'pdf-too-long': 'Questo PDF ha più di 200 pagine. Carica solo le pagine del menu.',
  'pdf-without-text':
    'In questo PDF non abbiamo trovato testo, nemmeno nelle immagini. Carica il PDF in cui è stato scritto il menu, o un elenco dei piatti in CSV o JSON.',
}
