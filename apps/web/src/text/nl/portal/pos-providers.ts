// Each point of sale: what it does with our orders, and its name for its API key and its location.

import type { providers as english } from '../../en/portal/pos-providers.ts'
import type { Translation } from '../../words.ts'

export const providers: Translation<typeof english> = {
  square: {
    description: 'Kassa, betalingen en bestellingen voor restaurants van elke omvang.',
    orders:
      'Tablemate stuurt elke bestelling naar Square. Square toont een bestelling uit een andere app alleen onder eigen voorwaarden (fulfillment, betaling) en rekent 1% van een bestelling die elders wordt betaald. Getest aan de hand van de specificatie van Square, nog niet met een echt account.',
    key: { label: 'Access Token', hint: 'Developer Console → je applicatie → Credentials → Production.' },
    location: { label: 'Location ID', hint: 'Developer Console → je applicatie → Locations.' },
  },
  toast: {
    description: 'Een platform speciaal voor restaurants: bestellingen, keuken en betalingen in één.',
    orders:
      'Toast moet dit eerst toestaan: de sleutels die Toast aan restaurants geeft, kunnen alleen lezen. Gebruik tot dan het orderscherm, een printer of de webhook.',
    key: { label: 'Client Secret', hint: 'Toast Web → Integrations → Toast API access.' },
    location: {
      label: 'Restaurant GUID en Dining Option GUID',
      hint: 'Met een spatie ertussen: eerst de GUID van je restaurant, dan die van de dining option voor gasten aan tafel.',
    },
    agreed: {
      orders:
        'Tablemate stuurt elke bestelling naar Toast, waar je restaurant dit moet toestaan. Toast accepteert alleen gerechten met een ID van zijn eigen menukaart. Tablemate kan die menukaart nog niet overnemen: een import via onze API stelt de ID’s in. Getest aan de hand van de documentatie van Toast, nog niet met een echt account.',
    },
  },
  clover: {
    description: 'Kassa’s, handhelds en betalingen, uit te breiden met apps.',
    orders:
      'Tablemate stuurt elke bestelling naar Clover, dat die afdrukt op de orderprinter van je firing device. Alleen in de Verenigde Staten en Canada. Getest aan de hand van de documentatie van Clover, nog niet met een echt account.',
    key: { label: 'API Token', hint: 'Clover Dashboard → Account & Setup → API Tokens.' },
    location: { label: 'Merchant ID', hint: 'In het adres van je dashboard: 13 letters en cijfers.' },
  },
  resy: {
    description: 'Reserveringen, wachtlijst en tafelbeheer. ResyOS werkt naast een kassasysteem.',
    orders:
      'ResyOS neemt reserveringen aan, geen bestellingen. Gebruik voor je bestellingen het orderscherm, een printer of de webhook.',
    key: { label: 'API Key', hint: 'Vraag deze aan je accountmanager bij Resy.' },
    location: { label: 'Venue ID', hint: 'Het nummer van je restaurant in ResyOS.' },
  },
  lightspeed: {
    description: 'Kassasysteem met voorraad en analyses. Dit is de K-Series.',
    orders:
      'Lightspeed moet dit eerst toestaan: het keurt elke app goed die bestellingen stuurt. Gebruik tot dan het orderscherm, een printer of de webhook.',
    key: { label: 'Access Token', hint: 'Toegekend aan je integratie in de Lightspeed API Portal.' },
    location: {
      label: 'Business Location ID en Endpoint ID',
      hint: 'Met een spatie ertussen: eerst het nummer van je vestiging, dan het endpoint dat hoort wat er van een bestelling is geworden.',
    },
    agreed: {
      orders:
        'Tablemate stuurt elke bestelling naar Lightspeed, dat ons niet vertelt of je kassasysteem die heeft aangenomen. Lightspeed accepteert alleen gerechten met hun SKU. Tablemate kan de menukaart daarvan nog niet overnemen: een import via onze API stelt de SKU’s in. Getest aan de hand van de documentatie van Lightspeed, nog niet met een echt account.',
      key: {
        label: 'Refresh Token',
        hint: 'Je krijgt deze van wie deze Tablemate beheert: Tablemate kan er hier niet zelf bij Lightspeed om vragen. Na 14 dagen zonder bestelling vervalt de token.',
      },
    },
  },
  aloha: {
    description: 'Het kassasysteem van NCR Voyix voor bediening aan tafel en snelle service.',
    orders:
      'Aloha biedt ons geen manier om bestellingen te sturen. Gebruik het orderscherm, een printer of de webhook naar middleware zoals Deliverect of Otter.',
    key: { label: 'Secret Key', hint: 'NCR Voyix developer portal → je organisatie → access keys.' },
    location: { label: 'Site ID', hint: 'Ook wel de enterprise unit genoemd.' },
  },
  shopify: {
    description: 'Verkoop aan de toonbank en online bestellingen uit één catalogus.',
    orders:
      'Tablemate stuurt elke bestelling naar Shopify, waar die onder Orders verschijnt. Shopify kent geen keuken en geen tafels. Getest aan de hand van de documentatie van Shopify, nog niet met een echt account.',
    key: {
      label: 'Admin API Access Token',
      hint: 'Shopify admin → Settings → Apps → je app → API credentials.',
    },
    location: {
      label: 'Shop Domain',
      hint: 'Shopify admin → Settings → Domains: het domein dat eindigt op .myshopify.com.',
    },
  },
  touchbistro: {
    description: 'Een kassasysteem op iPad, speciaal voor restaurants.',
    orders:
      'TouchBistro biedt ons geen manier om bestellingen te sturen. Gebruik het orderscherm, een printer of de webhook naar middleware zoals Deliverect of Otter.',
    key: { label: 'API Key', hint: 'Krijg je van TouchBistro bij de partnerintegraties.' },
    location: { label: 'Venue ID', hint: 'In de TouchBistro-cloud, bij de gegevens van je zaak.' },
  },
  upserve: {
    description: 'Kassasysteem met analyses voor restaurants, nu de U-Series van Lightspeed.',
    orders:
      'Upserve biedt ons geen manier om bestellingen te sturen. Gebruik het orderscherm, een printer of de webhook naar middleware zoals Deliverect of Otter.',
    key: { label: 'API Key', hint: 'Krijg je van Lightspeed-support voor de U-Series.' },
    location: { label: 'Location ID', hint: 'Upserve HQ → Settings → je vestiging.' },
  },
  micros: {
    description: 'Het kassasysteem van Oracle voor restaurants, hotels en ketens.',
    orders:
      'Oracle moet dit eerst toestaan: het zet de bestelinterface per klant aan. Gebruik tot dan het orderscherm, een printer of de webhook.',
    key: { label: 'API Account Password', hint: 'Enterprise Back Office → API account management.' },
    location: {
      label: 'Location Reference',
      hint: 'De korte naam van je vestiging in Simphony (LocRef).',
    },
  },
  spoton: {
    description: 'Kassa, handhelds en reserveringen voor zelfstandige restaurants.',
    orders:
      'SpotOn biedt ons geen manier om bestellingen te sturen. Gebruik het orderscherm, een printer of de webhook naar middleware zoals Deliverect of Otter.',
    key: { label: 'API Key', hint: 'Vraag SpotOn om toegang tot de restaurant-API.' },
    location: { label: 'Location ID', hint: 'Staat bij je API-toegang, één per vestiging.' },
  },
  olo: {
    description: 'Online bestellen en bezorgen boven op het kassasysteem dat je al hebt.',
    orders:
      'Olo moet dit eerst toestaan: het certificeert elke partner die bestellingen stuurt. Gebruik tot dan het orderscherm, een printer of de webhook.',
    key: { label: 'API Key', hint: 'Olo developer portal → je applicatie.' },
    location: {
      label: 'Restaurant ID',
      hint: 'Het nummer dat Olo aan je restaurant gaf, ook wel vendor ID.',
    },
  },
}
