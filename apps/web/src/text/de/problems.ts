// A sentence for every problem of a call, except those that only owners get (portal/problems.ts). Restaurateurs get some of
// these as well, so the sentences that both may see address nobody.

import type { problems as english } from '../en/problems.ts'
import type { Translation } from '../words.ts'

export const problems: Translation<typeof english> = {
  invalid: 'Hier stimmt etwas nicht. Bitte die Angaben prüfen und noch einmal versuchen.',
  'too-many-members': 'Dieser Tisch ist voll: 50 Personen sind in der Gruppe.',
  'table-too-large': 'An diesem Tisch ist kein Platz für mehr. Bitte frag die Bedienung.',
  'too-many-orders': 'An diesem Tisch gibt es schon 500 Bestellungen. Bitte frag die Bedienung.',
  'wrong-code': 'Falscher Zugangscode. Bitte frag bei den Entwicklern der App nach.',
  'foreign-origin': 'Das ist von dieser Seite aus nicht erlaubt. Bitte Tablemate selbst öffnen.',
  'not-your-member': 'Das gehört jemand anderem am Tisch.',
  'rates-of-restaurant': 'Dieses Restaurant legt Steuer und Servicegebühr selbst fest.',
  'not-found': 'Das haben wir nicht gefunden.',
  'group-not-found': 'Gruppe nicht gefunden oder kein Zugriff.',
  'member-not-found': 'Person nicht gefunden. Bitte tritt der Gruppe noch einmal bei.',
  'order-not-found': 'Diese Bestellung wurde schon storniert.',
  'table-not-found': 'Dieser Code gilt nicht mehr. Bitte frag das Personal nach dem aktuellen.',
  'restaurant-not-found': 'Wir haben dieses Restaurant nicht gefunden.',
  'name-taken': 'Diesen Namen gibt es in der Gruppe schon. Bitte nimm einen anderen.',
  'sold-out': 'Das ist ausverkauft. Bitte wähle etwas anderes.',
  'price-changed': 'Der Preis auf der Karte ist inzwischen gestiegen. Bitte sieh dir den neuen an.',
  'menu-item-gone': 'Das steht nicht mehr auf der Karte.',
  'other-language':
    'Ganze Sätze verstehen wir nur auf Englisch. Du kannst Gerichte einzeln auswählen oder eintippen.',
  'off-menu': 'Dieses Restaurant nimmt nur Bestellungen von seiner Karte an.',
  'already-paid': 'Das ist schon bezahlt und lässt sich nicht mehr ändern.',
  'seating-closed': 'Dieser Tisch ist geschlossen. Scanne den Code auf dem Tisch, um wieder zu bestellen.',
  'ordering-paused': 'Die Küche nimmt gerade keine Bestellungen an. Deine bleibt hier gespeichert.',
  'in-the-kitchen': 'Die Küche hat schon angefangen. Bitte frag die Bedienung.',
  'has-ordered':
    'Diese Person hat bestellt, bezahlt oder teilt sich ein Gericht, deshalb bleibt der Name auf der Rechnung.',
  'below-collected': 'Es wurde schon mehr als das bezahlt. Bitte wähle einen höheren Betrag.',
  'hold-refused':
    'Du hast angefangen, für andere zu bezahlen, und es nicht beendet. Bezahle deinen eigenen Anteil, oder lass sie selbst bezahlen.',
  'being-paid': 'Gerade zahlt das jemand mit Karte. Bitte einen Moment warten.',
  'cards-not-taken': 'Karten gehen hier nicht. Bitte wähle eine andere Zahlungsart.',
  'cards-taken': 'Dieses Restaurant nimmt echte Zahlungen an. Bitte zahle mit Karte oder an der Kasse.',
  'card-payment-failed':
    'Die Kartenzahlung hat nicht geklappt. Bitte versuche es noch einmal oder wähle eine andere Zahlungsart.',
  'card-payment-not-found': 'Diese Kartenzahlung gibt es nicht mehr.',
  'due-changed': 'Der Betrag hat sich gerade geändert. Bitte prüfen und noch einmal versuchen.',
  'still-in-flight': 'Wir sind noch dabei. Bitte einen Moment warten.',
  'body-too-large': 'Das ist zu viel auf einmal. Bitte kürzen.',
  'key-reused': 'Das wurde schon einmal mit anderem Inhalt gesendet. Bitte die Seite neu laden.',
  'too-many-requests': 'Zu viele Versuche. Bitte ein paar Minuten warten und noch einmal versuchen.',
  internal: 'Bei uns ist etwas schiefgegangen. Bitte noch einmal versuchen.',
  unavailable: 'Hier ist gerade sehr viel los. Bitte gleich noch einmal versuchen.',
  'no-answer': 'Keine Antwort. Bitte die Verbindung prüfen und noch einmal versuchen.',
}
