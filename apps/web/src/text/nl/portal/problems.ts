// A sentence for every problem that only an owner's call can have.

import type { OwnersProblem } from '@tablemate/contract/problem.ts'

export const ownersProblems: Record<OwnersProblem, string> = {
  'too-many-menu-items': 'Deze menukaart is vol: er passen 5.000 gerechten en 2 MB tekst op.',
  'too-many-option-groups': 'Een menukaart kan tot 200 optiegroepen hebben, en een gerecht tot 20.',
  'option-group-not-found': 'Deze opties staan niet meer op de kaart.',
  'too-many-campaigns':
    'Je hebt 50 campagnes die nog niet zijn afgelopen. Verwijder er een of wacht tot er een afloopt.',
  'not-signed-in': 'Je bent uitgelogd. Log opnieuw in.',
  'too-many-tables': 'Je hebt 500 tafels. Verwijder er eerst een paar.',
  'tables-open': 'Er zijn tafels open met prijzen in de huidige valuta. Wijzig die als ze klaar zijn.',
  'invalid-credentials': 'Ongeldig e-mailadres of wachtwoord',
  'email-not-found': 'Geen account gevonden met dit e-mailadres',
  'wrong-password': 'Dat is niet je huidige wachtwoord.',
  'menu-item-not-found': 'Dit gerecht is al van de kaart gehaald.',
  'category-not-found': 'Deze categorie staat niet meer op de kaart.',
  'campaign-not-found': 'Deze campagne bestaat niet meer.',
  'reset-link-invalid': 'Deze link werkt niet meer. Vraag een nieuwe aan.',
  'mail-not-set-up': 'Deze server kan geen e-mail verzenden. Vraag de beheerder om een nieuw wachtwoord.',
  'email-taken': 'Dit e-mailadres is al geregistreerd',
  'menu-item-taken': 'In deze categorie staat al een gerecht met die naam.',
  'category-taken': 'Er is al een categorie met die naam.',
  'too-many-screens': 'Je hebt 50 schermen. Verwijder er eerst een paar.',
  'delivery-not-found': 'Dit staat niet meer in de lijst: het is verzonden of de tafel is afgelopen.',
  'refund-refused': 'Stripe weigerde dit geld terug te betalen. Bekijk de betaling bij Stripe.',
  'payment-not-found': 'Deze betaling is al ongedaan gemaakt.',
  'undo-too-late': 'Een betaling kan maar tien minuten ongedaan worden gemaakt.',
  'paid-since':
    'Een van deze personen heeft intussen opnieuw betaald. Daarom kun je deze betaling hier niet terugbetalen. Regel het samen aan de kassa.',
  'card-payments-open':
    'Een kaartbetaling is nog niet afgerond. Probeer het daarna opnieuw, over hooguit 35 minuten.',
  'address-not-set':
    'Deze server kent zijn openbare adres niet, waar de pagina van Stripe naar terugverwijst. Vraag de beheerder om PUBLIC_URL in te stellen.',
  'printer-not-found': 'Deze printer staat niet meer in de lijst.',
  'too-many-printers': 'Je hebt 20 printers. Verwijder er eerst een paar.',
  'pos-not-set-up':
    'Je kassasysteem is hier nog niet ingesteld. Vul de sleutel en de vestiging in bij de kassakoppeling.',
  'pos-unauthorized':
    'Je kassasysteem accepteert de sleutel niet, of de sleutel mag de menukaart niet lezen. Controleer dit bij de kassakoppeling.',
  'pos-not-reachable':
    'We konden de menukaart niet uit je kassasysteem ophalen. Probeer het over een paar minuten opnieuw.',
  'no-such-step': 'Dat kan niet meer met deze bon.',
  'request-not-found': 'Die oproep is al afgehandeld.',
  'screen-not-found': 'Dit scherm staat niet meer in de lijst.',
  'floor-only':
    'Deze tablet is voor de keuken. Gebruik een tablet van de bediening of het restaurantportaal.',
  'code-not-found': 'Die code is niet geldig, of de tien minuten zijn voorbij.',
  'ticket-moved': 'Iemand anders heeft deze bon verplaatst.',
  'table-occupied': 'Er zit iemand aan die tafel.',
  'off-menu-settled': 'Over dit gerecht is al beslist, of de gast heeft het gewijzigd.',
  'changed-meanwhile': 'Dit is intussen ergens anders gewijzigd.',
  'table-taken': 'Je hebt al een tafel met die naam.',
  'campaign-started': 'Deze campagne is al begonnen: start en looptijd kun je niet meer wijzigen.',
  'not-a-menu-file': 'Upload een CSV-, JSON- of pdf-bestand',
  'menu-file-is-spreadsheet':
    'Dit is een spreadsheet. Open het bestand, kies “Opslaan als” of “Downloaden als” en CSV, en upload het CSV-bestand.',
  'menu-file-is-document': 'Dit is een tekstdocument. Sla het op als pdf en upload dat.',
  'menu-file-is-picture':
    'Dit is een foto of andere afbeelding. Upload de pdf waarvan de menukaart is gedrukt, of een lijst met je gerechten als CSV of JSON.',
  'menu-file-is-archive':
    'Dit is een gecomprimeerd bestand. Pak het uit en upload de menukaart die erin zit.',
  'menu-file-too-much':
    'Het lezen van dit bestand kost te veel tijd of geheugen. Upload alleen de menukaart, opnieuw opgeslagen als CSV-bestand of als pdf zonder afbeeldingen.',
  'menu-file-broken':
    'Dit bestand is beschadigd of is niet wat de naam zegt. Exporteer het opnieuw en upload dat.',
  'menu-file-empty': 'In dit bestand zijn geen gerechten gevonden.',
  'no-menu-in-file':
    'Dit lijkt een lijst met verkopen, bestellingen of personen. Upload de lijst met je gerechten en hun prijzen.',
  'menu-columns-unknown':
    'We konden de kolommen niet uit elkaar houden. Benoem ze in de eerste rij: Categorie, Naam, Beschrijving, Prijs.',
  'menu-rows-refused':
    'Sommige gerechten kunnen zo niet worden opgeslagen. Corrigeer ze en probeer het opnieuw.',
  'too-many-menu-rows': 'Een bestand mag hooguit 5.000 gerechten bevatten. Splits het op.',
  'pdf-locked': 'Deze pdf is beveiligd met een wachtwoord. Sla een kopie zonder wachtwoord op en upload die.',
  'pdf-letters-unknown':
    'We kunnen de letters in deze pdf niet lezen: gekopieerde tekst is onzin. Exporteer de pdf opnieuw uit het programma waarin hij is gemaakt, of upload een CSV-bestand.',
  'pdf-too-full':
    'Deze pdf bevat veel meer tekst dan een menukaart. Upload alleen de pagina’s van de menukaart.',
  'pdf-too-long': 'Deze pdf heeft meer dan 200 pagina’s. Upload alleen de pagina’s van de menukaart.',
  'pdf-without-text':
    'We hebben in deze pdf geen tekst gevonden, ook niet in de afbeeldingen. Upload de pdf waarin de menukaart is geschreven, of een lijst met je gerechten als CSV of JSON.',
}
