// Each point of sale: what it does with our orders, and its name for its API key and its location.

import type { providers as english } from '../../en/portal/pos-providers.ts'
import type { Translation } from '../../words.ts'

export const providers: Translation<typeof english> = {
  square: {
    description: 'Kasse, Zahlungen und Bestellungen für Restaurants jeder Größe.',
    orders:
      'Tablemate sendet jede Bestellung an Square. Square zeigt Bestellungen aus anderen Apps nur unter eigenen Bedingungen an (Fulfillment, Zahlung) und nimmt 1 % von Bestellungen, die anderswo bezahlt werden. Geprüft anhand der Spezifikation von Square, noch nicht mit einem echten Konto.',
    key: { label: 'Access Token', hint: 'Developer Console → Ihre Anwendung → Credentials → Production.' },
    location: { label: 'Location ID', hint: 'Developer Console → Ihre Anwendung → Locations.' },
  },
  toast: {
    description: 'Eine Plattform für Restaurants: Bestellungen, Küche und Zahlungen in einem.',
    orders:
      'Toast muss das erst erlauben: Die Schlüssel, die Toast an Restaurants vergibt, können nur lesen. Nutzen Sie bis dahin den Bestellmonitor, einen Drucker oder den Webhook.',
    key: { label: 'Client Secret', hint: 'Toast Web → Integrations → Toast API access.' },
    location: {
      label: 'Restaurant GUID und Dining Option GUID',
      hint: 'Mit einem Leerzeichen dazwischen: zuerst die GUID Ihres Restaurants, dann die der Dining Option für Gäste am Tisch.',
    },
    agreed: {
      orders:
        'Tablemate sendet jede Bestellung an Toast, wo Ihr Restaurant das erlauben muss. Toast nimmt nur Gerichte mit einer ID aus der eigenen Speisekarte an. Tablemate kann diese Speisekarte noch nicht übernehmen: Ein Import über unsere API setzt die IDs. Geprüft anhand der Dokumentation von Toast, noch nicht mit einem echten Konto.',
    },
  },
  clover: {
    description: 'Kassen, Handgeräte und Zahlungen, erweiterbar mit Apps.',
    orders:
      'Tablemate sendet jede Bestellung an Clover, und Clover druckt sie auf dem Bestelldrucker Ihres Firing-Geräts. Nur in den USA und Kanada. Geprüft anhand der Dokumentation von Clover, noch nicht mit einem echten Konto.',
    key: { label: 'API Token', hint: 'Clover Dashboard → Account & Setup → API Tokens.' },
    location: { label: 'Merchant ID', hint: 'In der Adresse Ihres Dashboards: 13 Buchstaben und Ziffern.' },
  },
  resy: {
    description: 'Reservierungen, Warteliste und Tischverwaltung. ResyOS arbeitet neben einem Kassensystem.',
    orders:
      'ResyOS nimmt Reservierungen an, keine Bestellungen. Nutzen Sie für Ihre Bestellungen den Bestellmonitor, einen Drucker oder den Webhook.',
    key: { label: 'API Key', hint: 'Fragen Sie Ihre Ansprechperson bei Resy danach.' },
    location: { label: 'Venue ID', hint: 'Die Nummer Ihres Restaurants in ResyOS.' },
  },
  lightspeed: {
    description: 'Kassensystem mit Lagerverwaltung und Auswertungen. Gemeint ist die K-Series.',
    orders:
      'Lightspeed muss das erst erlauben: Jede App, die Bestellungen sendet, braucht eine Freigabe. Nutzen Sie bis dahin den Bestellmonitor, einen Drucker oder den Webhook.',
    key: { label: 'Access Token', hint: 'Für Ihre Integration im API-Portal von Lightspeed vergeben.' },
    location: {
      label: 'Business Location ID und Endpoint ID',
      hint: 'Mit einem Leerzeichen dazwischen: zuerst die Nummer Ihres Standorts, dann der Endpunkt, der erfährt, was aus einer Bestellung wurde.',
    },
    agreed: {
      orders:
        'Tablemate sendet jede Bestellung an Lightspeed, das uns nicht mitteilt, ob Ihre Kasse sie angenommen hat. Lightspeed nimmt nur Gerichte mit ihrer SKU an. Tablemate kann die Speisekarte von dort noch nicht übernehmen: Ein Import über unsere API setzt die SKUs. Geprüft anhand der Dokumentation von Lightspeed, noch nicht mit einem echten Konto.',
      key: {
        label: 'Refresh Token',
        hint: 'Sie bekommen ihn von der Person, die dieses Tablemate betreibt: Tablemate kann ihn hier nicht bei Lightspeed anfordern. Er läuft nach 14 Tagen ohne Bestellung ab.',
      },
    },
  },
  aloha: {
    description: 'Das Kassensystem von NCR Voyix für Restaurants mit und ohne Bedienung.',
    orders:
      'Aloha bietet uns keinen Weg, Bestellungen dorthin zu senden. Nutzen Sie den Bestellmonitor, einen Drucker oder den Webhook zu einer Middleware wie Deliverect oder Otter.',
    key: {
      label: 'Secret Key',
      hint: 'Entwicklerportal von NCR Voyix → Ihre Organisation → Access Keys.',
    },
    location: { label: 'Site ID', hint: 'Auch Enterprise Unit genannt.' },
  },
  shopify: {
    description: 'Verkauf an der Theke und online aus einem Katalog.',
    orders:
      'Tablemate sendet jede Bestellung an Shopify, wo sie unter „Bestellungen“ erscheint. Shopify kennt keine Küche und keine Tische. Geprüft anhand der Dokumentation von Shopify, noch nicht mit einem echten Konto.',
    key: {
      label: 'Admin API Access Token',
      hint: 'Shopify-Adminbereich → Einstellungen → Apps → Ihre App → API-Anmeldedaten.',
    },
    location: {
      label: 'Shop-Domain',
      hint: 'Shopify-Adminbereich → Einstellungen → Domains: die, die auf .myshopify.com endet.',
    },
  },
  touchbistro: {
    description: 'Ein iPad-Kassensystem für Restaurants.',
    orders:
      'TouchBistro bietet uns keinen Weg, Bestellungen dorthin zu senden. Nutzen Sie den Bestellmonitor, einen Drucker oder den Webhook zu einer Middleware wie Deliverect oder Otter.',
    key: { label: 'API Key', hint: 'Sie bekommen ihn von TouchBistro mit den Partner-Integrationen.' },
    location: { label: 'Venue ID', hint: 'In der TouchBistro Cloud, bei den Angaben zu Ihrem Betrieb.' },
  },
  upserve: {
    description: 'Kassensystem für Restaurants mit Auswertungen, heute die U-Series von Lightspeed.',
    orders:
      'Upserve bietet uns keinen Weg, Bestellungen dorthin zu senden. Nutzen Sie den Bestellmonitor, einen Drucker oder den Webhook zu einer Middleware wie Deliverect oder Otter.',
    key: { label: 'API Key', hint: 'Sie bekommen ihn vom Lightspeed-Support für die U-Series.' },
    location: { label: 'Location ID', hint: 'Upserve HQ → Settings → Ihr Standort.' },
  },
  micros: {
    description: 'Das Kassensystem von Oracle für Restaurants, Hotels und Ketten.',
    orders:
      'Oracle muss das erst erlauben: Die Schnittstelle für Bestellungen wird für jeden Kunden einzeln freigeschaltet. Nutzen Sie bis dahin den Bestellmonitor, einen Drucker oder den Webhook.',
    key: { label: 'Passwort des API-Kontos', hint: 'Enterprise Back Office → API account management.' },
    location: { label: 'Location Reference', hint: 'Der Kurzname Ihres Standorts in Simphony (LocRef).' },
  },
  spoton: {
    description: 'Kasse, Handgeräte und Reservierungen für unabhängige Restaurants.',
    orders:
      'SpotOn bietet uns keinen Weg, Bestellungen dorthin zu senden. Nutzen Sie den Bestellmonitor, einen Drucker oder den Webhook zu einer Middleware wie Deliverect oder Otter.',
    key: { label: 'API Key', hint: 'Bitten Sie SpotOn um Zugang zur Restaurant-API.' },
    location: { label: 'Location ID', hint: 'Steht bei Ihrem API-Zugang, eine für jeden Standort.' },
  },
  olo: {
    description: 'Online-Bestellungen und Lieferungen zusätzlich zu Ihrem vorhandenen Kassensystem.',
    orders:
      'Olo muss das erst erlauben: Jeder Partner, der Bestellungen sendet, wird zertifiziert. Nutzen Sie bis dahin den Bestellmonitor, einen Drucker oder den Webhook.',
    key: { label: 'API Key', hint: 'Entwicklerportal von Olo → Ihre Anwendung.' },
    location: {
      label: 'Restaurant ID',
      hint: 'Die Nummer, die Olo Ihrem Restaurant gegeben hat, auch Vendor ID genannt.',
    },
  },
}
