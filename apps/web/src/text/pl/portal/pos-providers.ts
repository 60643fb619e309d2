// Each point of sale: what it does with our orders, and its name for its API key and its location.

import type { providers as english } from '../../en/portal/pos-providers.ts'
import type { Translation } from '../../words.ts'

export const providers: Translation<typeof english> = {
  square: {
    description: 'Sprzedaż, płatności i zamówienia dla restauracji każdej wielkości.',
    orders:
      'Tablemate wysyła każde zamówienie do Square. Square pokazuje zamówienie z innej aplikacji tylko na własnych warunkach (realizacja, płatność) i pobiera 1% od zamówienia opłaconego gdzie indziej. Sprawdzone ze specyfikacją Square, jeszcze nie na prawdziwym koncie.',
    key: { label: 'Access Token', hint: 'Developer Console → twoja aplikacja → Credentials → Production.' },
    location: { label: 'Location ID', hint: 'Developer Console → twoja aplikacja → Locations.' },
  },
  toast: {
    description: 'Platforma stworzona dla restauracji: zamówienia, kuchnia i płatności w jednym.',
    orders:
      'Toast musi najpierw na to zezwolić: klucze, które Toast daje restauracjom, pozwalają tylko na odczyt. Do tego czasu używaj tablicy, drukarki lub webhooka.',
    key: { label: 'Client Secret', hint: 'Toast Web → Integrations → Toast API access.' },
    location: {
      label: 'Restaurant GUID i Dining Option GUID',
      hint: 'Oddzielone spacją: najpierw GUID restauracji, potem GUID opcji obsługi dla gości przy stoliku.',
    },
    agreed: {
      orders:
        'Tablemate wysyła każde zamówienie do Toast, gdzie restauracja musi na to zezwolić. Toast przyjmuje tylko dania z identyfikatorem z jego menu. Tablemate nie może jeszcze pobrać tego menu: identyfikatory ustawia import przez nasze API. Sprawdzone z dokumentacją Toast, jeszcze nie na prawdziwym koncie.',
    },
  },
  clover: {
    description: 'Kasy, terminale przenośne i płatności, z możliwością rozbudowy o aplikacje.',
    orders:
      'Tablemate wysyła każde zamówienie do Clover, który drukuje je na drukarce zamówień przypisanej do urządzenia wysyłającego bony (firing device). Tylko w Stanach Zjednoczonych i Kanadzie. Sprawdzone z dokumentacją Clover, jeszcze nie na prawdziwym koncie.',
    key: { label: 'API Token', hint: 'Clover Dashboard → Account & Setup → API Tokens.' },
    location: { label: 'Merchant ID', hint: 'W adresie twojego panelu: 13 liter i cyfr.' },
  },
  resy: {
    description: 'Rezerwacje, lista oczekujących i zarządzanie stolikami. ResyOS działa obok systemu POS.',
    orders:
      'ResyOS przyjmuje rezerwacje, a nie zamówienia. Do zamówień używaj tablicy, drukarki lub webhooka.',
    key: { label: 'API Key', hint: 'Poproś o niego opiekuna konta w Resy.' },
    location: { label: 'Venue ID', hint: 'Numer restauracji w ResyOS.' },
  },
  lightspeed: {
    description: 'System POS z magazynem i analizami. To jest K-Series.',
    orders:
      'Lightspeed musi najpierw na to zezwolić: zatwierdza każdą aplikację, która wysyła zamówienia. Do tego czasu używaj tablicy, drukarki lub webhooka.',
    key: { label: 'Access Token', hint: 'Przyznany integracji w portalu Lightspeed API.' },
    location: {
      label: 'Business Location ID i Endpoint ID',
      hint: 'Oddzielone spacją: najpierw numer lokalizacji, potem punkt końcowy, który dowiaduje się, co stało się z zamówieniem.',
    },
    agreed: {
      orders:
        'Tablemate wysyła każde zamówienie do Lightspeed, który nie informuje nas, czy system POS je przyjął. Lightspeed przyjmuje tylko dania z ich kodem SKU. Tablemate nie może jeszcze pobrać jego menu: kody SKU ustawia import przez nasze API. Sprawdzone z dokumentacją Lightspeed, jeszcze nie na prawdziwym koncie.',
      key: {
        label: 'Refresh Token',
        hint: 'Otrzymasz go od osoby, która prowadzi ten serwer Tablemate: Tablemate nie może stąd poprosić o niego Lightspeed. Wygasa po 14 dniach bez zamówienia.',
      },
    },
  },
  aloha: {
    description: 'System POS firmy NCR Voyix dla restauracji z obsługą kelnerską i szybką.',
    orders:
      'Aloha nie daje nam możliwości wysyłania zamówień. Używaj tablicy, drukarki lub webhooka do oprogramowania pośredniczącego, takiego jak Deliverect lub Otter.',
    key: { label: 'Secret Key', hint: 'NCR Voyix developer portal → twoja organizacja → access keys.' },
    location: { label: 'Site ID', hint: 'Nazywany też enterprise unit.' },
  },
  shopify: {
    description: 'Sprzedaż przy ladzie i zamówienia online z jednego katalogu.',
    orders:
      'Tablemate wysyła każde zamówienie do Shopify, gdzie pojawia się w sekcji Orders. Shopify nie ma kuchni ani stolików. Sprawdzone z dokumentacją Shopify, jeszcze nie na prawdziwym koncie.',
    key: {
      label: 'Admin API Access Token',
      hint: 'Shopify admin → Settings → Apps → twoja aplikacja → API credentials.',
    },
    location: {
      label: 'Domena sklepu',
      hint: 'Shopify admin → Settings → Domains: ta, która kończy się na .myshopify.com.',
    },
  },
  touchbistro: {
    description: 'System POS na iPada stworzony dla restauracji.',
    orders:
      'TouchBistro nie daje nam możliwości wysyłania zamówień. Używaj tablicy, drukarki lub webhooka do oprogramowania pośredniczącego, takiego jak Deliverect lub Otter.',
    key: { label: 'API Key', hint: 'Otrzymasz go od TouchBistro wraz z integracjami partnerskimi.' },
    location: { label: 'Venue ID', hint: 'W chmurze TouchBistro, w danych lokalu.' },
  },
  upserve: {
    description: 'System POS dla restauracji z analizami, dziś U-Series firmy Lightspeed.',
    orders:
      'Upserve nie daje nam możliwości wysyłania zamówień. Używaj tablicy, drukarki lub webhooka do oprogramowania pośredniczącego, takiego jak Deliverect lub Otter.',
    key: { label: 'API Key', hint: 'Otrzymasz go od pomocy Lightspeed dla U-Series.' },
    location: { label: 'Location ID', hint: 'Upserve HQ → Settings → twoja lokalizacja.' },
  },
  micros: {
    description: 'System POS firmy Oracle dla restauracji, hoteli i sieci.',
    orders:
      'Oracle musi najpierw na to zezwolić: włącza interfejs zamówień każdemu klientowi osobno. Do tego czasu używaj tablicy, drukarki lub webhooka.',
    key: { label: 'API Account Password', hint: 'Enterprise Back Office → API account management.' },
    location: { label: 'Location Reference', hint: 'Krótka nazwa lokalizacji w Simphony (LocRef).' },
  },
  spoton: {
    description: 'Sprzedaż, terminale przenośne i rezerwacje dla niezależnych restauracji.',
    orders:
      'SpotOn nie daje nam możliwości wysyłania zamówień. Używaj tablicy, drukarki lub webhooka do oprogramowania pośredniczącego, takiego jak Deliverect lub Otter.',
    key: { label: 'API Key', hint: 'Poproś SpotOn o dostęp do API dla restauracji.' },
    location: { label: 'Location ID', hint: 'Widoczny przy dostępie do API, osobny dla każdej lokalizacji.' },
  },
  olo: {
    description: 'Zamówienia i dostawy online jako uzupełnienie obecnego systemu POS.',
    orders:
      'Olo musi najpierw na to zezwolić: certyfikuje każdego partnera, który wysyła zamówienia. Do tego czasu używaj tablicy, drukarki lub webhooka.',
    key: { label: 'API Key', hint: 'Olo developer portal → twoja aplikacja.' },
    location: { label: 'Restaurant ID', hint: 'Numer restauracji nadany przez Olo, nazywany też vendor ID.' },
  },
}
