// A sentence for every problem that only an owner's call can have.

import type { OwnersProblem } from '@tablemate/contract/problem.ts'

export const ownersProblems: Record<OwnersProblem, string> = {
  'too-many-menu-items': 'Diese Speisekarte ist voll: Sie kann bis zu 5.000 Gerichte und 2 MB Text haben.',
  'too-many-option-groups': 'Eine Speisekarte kann bis zu 200 Optionsgruppen haben, ein Gericht bis zu 20.',
  'option-group-not-found': 'Diese Optionen stehen nicht mehr auf der Speisekarte.',
  'too-many-campaigns':
    'Sie haben 50 Kampagnen, die noch nicht beendet sind. Löschen Sie eine oder warten Sie, bis eine endet.',
  'not-signed-in': 'Sie wurden abgemeldet. Bitte melden Sie sich wieder an.',
  'too-many-tables': 'Sie haben 500 Tische. Bitte entfernen Sie zuerst einige.',
  'tables-open':
    'Es sind Tische mit Preisen in der jetzigen Währung offen. Bitte ändern Sie sie, wenn diese beendet sind.',
  'invalid-credentials': 'E-Mail oder Passwort ist falsch',
  'email-not-found': 'Zu dieser E-Mail-Adresse gibt es kein Konto',
  'wrong-password': 'Das ist nicht Ihr aktuelles Passwort.',
  'menu-item-not-found': 'Dieses Gericht ist nicht mehr auf der Speisekarte.',
  'category-not-found': 'Diese Kategorie ist nicht mehr auf der Speisekarte.',
  'campaign-not-found': 'Diese Kampagne gibt es nicht mehr.',
  'reset-link-invalid': 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  'mail-not-set-up':
    'Dieser Server kann keine E-Mails senden. Bitten Sie die Person, die ihn betreibt, um ein neues Passwort.',
  'email-taken': 'Diese E-Mail-Adresse ist schon registriert',
  'menu-item-taken': 'In dieser Kategorie gibt es schon ein Gericht mit diesem Namen.',
  'category-taken': 'Es gibt schon eine Kategorie mit diesem Namen.',
  'too-many-screens': 'Sie haben 50 Bildschirme. Bitte entfernen Sie zuerst einige.',
  'delivery-not-found': 'Das steht nicht mehr auf der Liste: Es wurde gesendet, oder sein Tisch ist beendet.',
  'refund-refused': 'Stripe hat die Erstattung abgelehnt. Bitte sehen Sie sich die Zahlung bei Stripe an.',
  'payment-not-found': 'Diese Zahlung wurde bereits rückgängig gemacht.',
  'undo-too-late': 'Eine Zahlung lässt sich nur zehn Minuten lang rückgängig machen.',
  'paid-since':
    'Eine dieser Personen hat seitdem noch einmal bezahlt, deshalb lässt sich diese Zahlung hier nicht erstatten. Bitte klären Sie das an der Kasse.',
  'card-payments-open':
    'Eine Kartenzahlung ist noch nicht abgeschlossen. Bitte versuchen Sie es danach noch einmal, in höchstens 35 Minuten.',
  'address-not-set':
    'Dieser Server kennt seine öffentliche Adresse nicht, zu der die Seite von Stripe zurückführt. Bitten Sie die Person, die ihn betreibt, PUBLIC_URL zu setzen.',
  'printer-not-found': 'Dieser Drucker steht nicht mehr auf der Liste.',
  'too-many-printers': 'Sie haben 20 Drucker. Bitte entfernen Sie zuerst einige.',
  'pos-not-set-up':
    'Ihr Kassensystem ist hier noch nicht eingerichtet. Bitte geben Sie Schlüssel und Standort in der Kassenanbindung ein.',
  'pos-unauthorized':
    'Ihr Kassensystem nimmt den Schlüssel nicht an, oder der Schlüssel darf die Speisekarte nicht lesen. Bitte prüfen Sie ihn in der Kassenanbindung.',
  'pos-not-reachable':
    'Wir konnten die Speisekarte nicht von Ihrem Kassensystem abrufen. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  'no-such-step': 'Das geht mit diesem Bon nicht mehr.',
  'request-not-found': 'Dieser Ruf ist schon erledigt.',
  'screen-not-found': 'Dieser Bildschirm steht nicht mehr auf der Liste.',
  'floor-only':
    'Dieses Tablet gehört zur Küche. Bitte nutzen Sie ein Tablet für den Service oder das Restaurantportal.',
  'code-not-found': 'Dieser Code ist ungültig, oder seine zehn Minuten sind um.',
  'ticket-moved': 'Jemand anderes hat diesen Bon schon weitergesetzt.',
  'table-occupied': 'An diesem Tisch sitzt jemand.',
  'off-menu-settled': 'Über dieses Gericht wurde schon entschieden, oder der Gast hat es geändert.',
  'changed-meanwhile': 'Das wurde inzwischen an anderer Stelle geändert.',
  'table-taken': 'Sie haben schon einen Tisch mit diesem Namen.',
  'campaign-started': 'Diese Kampagne hat begonnen: Beginn und Laufzeit lassen sich nicht mehr ändern.',
  'not-a-menu-file': 'Bitte laden Sie eine CSV-, JSON- oder PDF-Datei hoch',
  'menu-file-is-spreadsheet':
    'Das ist eine Tabelle. Bitte öffnen Sie sie, wählen Sie „Speichern unter“ oder „Herunterladen“ und CSV, und laden Sie die CSV-Datei hoch.',
  'menu-file-is-document': 'Das ist ein Textdokument. Bitte speichern Sie es als PDF und laden Sie das hoch.',
  'menu-file-is-picture':
    'Das ist ein Foto oder ein anderes Bild. Bitte laden Sie das PDF hoch, von dem die Speisekarte gedruckt wurde, oder eine Liste Ihrer Gerichte als CSV oder JSON.',
  'menu-file-is-archive':
    'Das ist ein Archiv. Bitte entpacken Sie es und laden Sie die Speisekarte hoch, die darin ist.',
  'menu-file-too-much':
    'Diese Datei zu lesen braucht zu lange oder zu viel Speicher. Bitte laden Sie nur die Speisekarte hoch, neu gespeichert als CSV oder als PDF ohne Bilder.',
  'menu-file-broken':
    'Diese Datei ist beschädigt oder nicht das, was ihr Name sagt. Bitte exportieren Sie sie neu und laden Sie sie dann hoch.',
  'menu-file-empty': 'In dieser Datei wurden keine Gerichte gefunden.',
  'no-menu-in-file':
    'Das sieht nach einer Liste von Verkäufen, Bestellungen oder Personen aus. Bitte laden Sie die Liste Ihrer Gerichte mit Preisen hoch.',
  'menu-columns-unknown':
    'Wir konnten die Spalten nicht zuordnen. Bitte benennen Sie sie in der ersten Zeile: Kategorie, Name, Beschreibung, Preis.',
  'menu-rows-refused':
    'Einige Gerichte lassen sich so nicht speichern. Bitte korrigieren Sie sie und versuchen Sie es noch einmal.',
  'too-many-menu-rows': 'Eine Datei kann höchstens 5.000 Gerichte haben. Bitte teilen Sie sie auf.',
  'pdf-locked':
    'Dieses PDF ist mit einem Passwort geschützt. Bitte speichern Sie eine Kopie ohne Passwort und laden Sie diese hoch.',
  'pdf-letters-unknown':
    'Wir können die Buchstaben in diesem PDF nicht lesen: Daraus kopierter Text ist unlesbar. Bitte exportieren Sie es neu aus dem Programm, mit dem es erstellt wurde, oder laden Sie eine CSV-Datei hoch.',
  'pdf-too-full':
    'Dieses PDF hat weit mehr Text als eine Speisekarte. Bitte laden Sie nur die Seiten der Speisekarte hoch.',
  'pdf-too-long': 'Dieses PDF hat mehr als 200 Seiten. Bitte laden Sie nur die Seiten der Speisekarte hoch.',
  'pdf-without-text':
    'Wir haben in diesem PDF keinen Text gefunden, auch nicht in seinen Bildern. Bitte laden Sie das PDF hoch, in dem die Speisekarte geschrieben wurde, oder eine Liste Ihrer Gerichte als CSV oder JSON.',
}
