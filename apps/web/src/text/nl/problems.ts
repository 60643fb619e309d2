// A sentence for every problem of a call, except those that only owners get (portal/problems.ts).

import type { problems as english } from '../en/problems.ts'
import type { Translation } from '../words.ts'

export const problems: Translation<typeof english> = {
  invalid: 'Hier klopt iets niet. Controleer het en probeer het opnieuw.',
  'too-many-members': 'Deze tafel is vol: er zitten 50 personen in de groep.',
  'table-too-large': 'Aan deze tafel kan niets meer bij. Vraag het aan de bediening.',
  'too-many-orders': 'Deze tafel heeft al 500 bestellingen. Vraag het aan de bediening.',
  'wrong-code': 'Onjuiste toegangscode. Vraag het na bij de ontwikkelaar van de app.',
  'foreign-origin': 'Dat mag niet vanaf deze pagina. Open Tablemate zelf.',
  'not-your-member': 'Dat is van iemand anders aan tafel.',
  'rates-of-restaurant': 'Dit restaurant bepaalt zelf belasting en servicekosten.',
  'not-found': 'Dat konden we niet vinden.',
  'group-not-found': 'Groep niet gevonden of geen toegang.',
  'member-not-found': 'Persoon niet gevonden. Doe opnieuw mee met de groep.',
  'order-not-found': 'Deze bestelling is al geannuleerd.',
  'table-not-found': 'Deze code werkt niet meer. Vraag de bediening om de huidige.',
  'restaurant-not-found': 'We konden dit restaurant niet vinden.',
  'name-taken': 'Iemand in de groep heeft deze naam al. Kies een andere naam.',
  'sold-out': 'Dat is uitverkocht. Kies iets anders.',
  'price-changed': 'De prijs op de kaart is intussen gestegen. Bekijk de nieuwe.',
  'menu-item-gone': 'Dat staat niet meer op de kaart.',
  'other-language':
    'Zinnen begrijpen we alleen in het Engels. Je kunt gerechten één voor één kiezen of typen.',
  'off-menu': 'Dit restaurant neemt alleen bestellingen van de kaart aan.',
  'already-paid': 'Dit is al betaald en kan niet meer veranderen.',
  'seating-closed': 'Deze tafel is gesloten. Scan de code op de tafel om weer te bestellen.',
  'ordering-paused': 'De keuken neemt nu even geen bestellingen aan. De jouwe blijft hier bewaard.',
  'in-the-kitchen': 'De keuken is al begonnen. Vraag het aan de bediening.',
  'has-ordered':
    'Deze persoon heeft besteld, betaald of deelt een gerecht. Daarom blijft de naam op de rekening.',
  'below-collected': 'Er is al meer dan dat betaald. Kies een hoger bedrag.',
  'hold-refused':
    'Je bent begonnen met betalen voor anderen, maar hebt het niet afgerond. Betaal je eigen deel, of laat hen zelf betalen.',
  'being-paid': 'Iemand betaalt dit nu met kaart. Wacht even.',
  'cards-not-taken': 'Met kaart betalen kan hier niet. Kies een andere manier.',
  'cards-taken': 'Dit restaurant neemt echte betalingen aan. Betaal met kaart of aan de kassa.',
  'card-payment-failed':
    'De kaartbetaling is niet gelukt. Probeer het opnieuw of betaal op een andere manier.',
  'card-payment-not-found': 'Deze kaartbetaling bestaat niet meer.',
  'due-changed': 'Het bedrag is net veranderd. Controleer het en probeer het opnieuw.',
  'still-in-flight': 'We zijn er nog mee bezig. Wacht even.',
  'body-too-large': 'Dat is te veel in één keer. Maak het korter.',
  'key-reused': 'Dit is al eerder verzonden, met andere inhoud. Herlaad de pagina.',
  'too-many-requests': 'Te veel pogingen. Wacht een paar minuten en probeer het opnieuw.',
  internal: 'Er ging iets mis aan onze kant. Probeer het opnieuw.',
  unavailable: 'Het is nu erg druk. Probeer het zo nog eens.',
  'no-answer': 'Geen antwoord. Controleer je verbinding en probeer het opnieuw.',
}
