// Each point of sale: what it does with our orders, and its name for its API key and its location. The names of fields and menu
// paths stay as the provider's own screens show them.

import type { providers as english } from '../../en/portal/pos-providers.ts'
import type { Translation } from '../../words.ts'

export const providers: Translation<typeof english> = {
  square: {
    description: 'Cassa, pagamenti e ordini per ristoranti di ogni dimensione.',
    orders:
      'Tablemate invia ogni ordine a Square. Square mostra un ordine di un’altra app solo alle proprie condizioni (consegna, pagamento) e trattiene l’1% di un ordine pagato altrove. Verificato con le specifiche di Square, non ancora con un account reale.',
    key: {
      label: 'Access Token',
      hint: 'Developer Console → la tua applicazione → Credentials → Production.',
    },
    location: { label: 'Location ID', hint: 'Developer Console → la tua applicazione → Locations.' },
  },
  toast: {
    description: 'Una piattaforma per ristoranti: ordini, cucina e pagamenti insieme.',
    orders:
      'Prima deve autorizzarlo Toast: le chiavi che Toast dà ai ristoranti permettono solo la lettura. Fino ad allora usa il tabellone, una stampante o il webhook.',
    key: { label: 'Client Secret', hint: 'Toast Web → Integrations → Toast API access.' },
    location: {
      label: 'Restaurant GUID e Dining Option GUID',
      hint: 'Separati da uno spazio: prima il GUID del ristorante, poi quello della dining option per i clienti al tavolo.',
    },
    agreed: {
      orders:
        'Tablemate invia ogni ordine a Toast, dove il tuo ristorante deve autorizzarlo. Toast accetta solo piatti con un ID del proprio menu. Tablemate non può ancora importare quel menu: un’importazione tramite la nostra API imposta gli ID. Verificato con la documentazione di Toast, non ancora con un account reale.',
    },
  },
  clover: {
    description: 'Casse, palmari e pagamenti, ampliabili con le app.',
    orders:
      'Tablemate invia ogni ordine a Clover, che lo stampa sulla stampante degli ordini del tuo dispositivo di invio (firing device). Solo negli Stati Uniti e in Canada. Verificato con la documentazione di Clover, non ancora con un account reale.',
    key: { label: 'API Token', hint: 'Clover Dashboard → Account & Setup → API Tokens.' },
    location: { label: 'Merchant ID', hint: 'Nell’indirizzo della tua dashboard: 13 lettere e cifre.' },
  },
  resy: {
    description: 'Prenotazioni, lista d’attesa e gestione dei tavoli. ResyOS affianca un sistema di cassa.',
    orders:
      'ResyOS riceve prenotazioni, non ordini. Per gli ordini usa il tabellone, una stampante o il webhook.',
    key: { label: 'API Key', hint: 'Chiedila al tuo referente di Resy.' },
    location: { label: 'Venue ID', hint: 'Il numero del tuo ristorante in ResyOS.' },
  },
  lightspeed: {
    description: 'Cassa con magazzino e analisi. Si tratta della K-Series.',
    orders:
      'Prima deve autorizzarlo Lightspeed, che approva ogni app che invia ordini. Fino ad allora usa il tabellone, una stampante o il webhook.',
    key: {
      label: 'Access Token',
      hint: 'Concesso alla tua integrazione nel portale API di Lightspeed.',
    },
    location: {
      label: 'Business Location ID ed Endpoint ID',
      hint: 'Separati da uno spazio: prima il numero della sede, poi l’endpoint che riceve l’esito di un ordine.',
    },
    agreed: {
      orders:
        'Tablemate invia ogni ordine a Lightspeed, che non ci comunica se la tua cassa l’ha accettato. Lightspeed accetta solo piatti con il loro SKU. Tablemate non può ancora importare il suo menu: un’importazione tramite la nostra API imposta gli SKU. Verificato con la documentazione di Lightspeed, non ancora con un account reale.',
      key: {
        label: 'Refresh Token',
        hint: 'Te lo fornisce chi gestisce questo Tablemate: Tablemate non può chiederlo qui a Lightspeed. Scade dopo 14 giorni senza ordini.',
      },
    },
  },
  aloha: {
    description: 'La cassa di NCR Voyix per servizio al tavolo e servizio rapido.',
    orders:
      'Aloha non ci offre un modo per inviare ordini. Usa il tabellone, una stampante o il webhook verso un middleware come Deliverect o Otter.',
    key: {
      label: 'Secret Key',
      hint: 'Portale sviluppatori NCR Voyix → la tua organizzazione → access keys.',
    },
    location: { label: 'Site ID', hint: 'Detto anche enterprise unit.' },
  },
  shopify: {
    description: 'Vendite al banco e ordini online da un unico catalogo.',
    orders:
      'Tablemate invia ogni ordine a Shopify, dove compare in Ordini. Shopify non ha cucina né tavoli. Verificato con la documentazione di Shopify, non ancora con un account reale.',
    key: {
      label: 'Admin API Access Token',
      hint: 'Shopify admin → Settings → Apps → la tua app → API credentials.',
    },
    location: {
      label: 'Dominio del negozio',
      hint: 'Shopify admin → Settings → Domains: quello che termina con .myshopify.com.',
    },
  },
  touchbistro: {
    description: 'Una cassa su iPad per ristoranti.',
    orders:
      'TouchBistro non ci offre un modo per inviare ordini. Usa il tabellone, una stampante o il webhook verso un middleware come Deliverect o Otter.',
    key: { label: 'API Key', hint: 'Te la dà TouchBistro con le integrazioni dei suoi partner.' },
    location: { label: 'Venue ID', hint: 'Nel cloud di TouchBistro, tra i dati del tuo locale.' },
  },
  upserve: {
    description: 'Cassa per ristoranti con statistiche, ora U-Series di Lightspeed.',
    orders:
      'Upserve non ci offre un modo per inviare ordini. Usa il tabellone, una stampante o il webhook verso un middleware come Deliverect o Otter.',
    key: { label: 'API Key', hint: 'Te la dà l’assistenza di Lightspeed per la U-Series.' },
    location: { label: 'Location ID', hint: 'Upserve HQ → Settings → la tua sede.' },
  },
  micros: {
    description: 'La cassa di Oracle per ristoranti, hotel e catene.',
    orders:
      'Prima deve autorizzarlo Oracle, che attiva l’interfaccia degli ordini per ogni cliente. Fino ad allora usa il tabellone, una stampante o il webhook.',
    key: { label: 'API Account Password', hint: 'Enterprise Back Office → API account management.' },
    location: { label: 'Location Reference', hint: 'Il nome breve della tua sede in Simphony (LocRef).' },
  },
  spoton: {
    description: 'Cassa, palmari e prenotazioni per ristoranti indipendenti.',
    orders:
      'SpotOn non ci offre un modo per inviare ordini. Usa il tabellone, una stampante o il webhook verso un middleware come Deliverect o Otter.',
    key: { label: 'API Key', hint: 'Chiedi a SpotOn l’accesso alla sua API per ristoranti.' },
    location: { label: 'Location ID', hint: 'Indicato con l’accesso all’API, uno per ogni sede.' },
  },
  olo: {
    description: 'Ordini digitali e consegne, insieme alla cassa che hai già.',
    orders:
      'Prima deve autorizzarlo Olo, che certifica ogni partner che invia ordini. Fino ad allora usa il tabellone, una stampante o il webhook.',
    key: { label: 'API Key', hint: 'Portale sviluppatori Olo → la tua applicazione.' },
    location: {
      label: 'Restaurant ID',
      hint: 'Il numero che Olo ha dato al tuo ristorante, detto anche vendor ID.',
    },
  },
}
