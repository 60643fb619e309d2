// Each point of sale: what it does with our orders, and its name for its API key and its location.

import type { PosProvider } from '@tablemate/domain/restaurants/pos-providers.ts'
import type { ProviderText } from '../../en/portal/pos-providers.ts'

export const providers: Record<PosProvider, ProviderText & { readonly agreed?: Partial<ProviderText> }> = {
  square: {
    description: 'Punto de venta, pagos y pedidos para restaurantes de cualquier tamaño.',
    orders:
      'Tablemate envía cada pedido a Square. Square solo muestra un pedido de otra app con sus propias condiciones (entrega, pago) y cobra un 1\u00a0% de cada pedido que se paga fuera de Square. Comprobado con la especificación de Square, aún no con una cuenta real.',
    key: {
      label: 'Token de acceso (Access Token)',
      hint: 'Developer Console → tu aplicación → Credentials → Production.',
    },
    location: {
      label: 'ID del local (Location ID)',
      hint: 'Developer Console → tu aplicación → Locations.',
    },
  },
  toast: {
    description: 'Una plataforma hecha para restaurantes: pedidos, cocina y pagos en uno.',
    orders:
      'Toast tiene que permitirlo antes: las claves que da a los restaurantes solo sirven para leer. Hasta entonces, usa el tablero, una impresora o el webhook.',
    key: {
      label: 'Secreto de cliente (Client Secret)',
      hint: 'Toast Web → Integrations → Toast API access.',
    },
    location: {
      label: 'GUID del restaurante y de la opción de servicio (Dining Option)',
      hint: 'Separados por un espacio: primero el GUID de tu restaurante y luego el de la opción de servicio para clientes en mesa.',
    },
    agreed: {
      orders:
        'Tablemate envía cada pedido a Toast, donde tu restaurante tiene que permitirlo. Toast solo acepta platos que llevan un ID de su carta. Tablemate aún no puede importar esa carta: los ID se asignan con una importación a través de nuestra API. Comprobado con la documentación de Toast, aún no con una cuenta real.',
    },
  },
  clover: {
    description: 'Cajas, terminales de mano y pagos, ampliables con apps.',
    orders:
      'Tablemate envía cada pedido a Clover, que lo imprime en la impresora de pedidos de tu dispositivo de envío a cocina (firing device). Solo en Estados Unidos y Canadá. Comprobado con la documentación de Clover, aún no con una cuenta real.',
    key: { label: 'Token de API (API Token)', hint: 'Clover Dashboard → Account & Setup → API Tokens.' },
    location: {
      label: 'ID de comercio (Merchant ID)',
      hint: 'En la dirección de tu panel: 13 letras y cifras.',
    },
  },
  resy: {
    description: 'Reservas, lista de espera y gestión de mesas. ResyOS funciona junto a un punto de venta.',
    orders:
      'ResyOS acepta reservas, no pedidos. Para tus pedidos, usa el tablero, una impresora o el webhook.',
    key: { label: 'Clave de API (API Key)', hint: 'Pídela a tu gestor de cuenta de Resy.' },
    location: { label: 'ID del local (Venue ID)', hint: 'El número de tu restaurante en ResyOS.' },
  },
  lightspeed: {
    description: 'Punto de venta con inventario y análisis. Se trata de la Serie K (K-Series).',
    orders:
      'Lightspeed tiene que permitirlo antes: aprueba cada app que envía pedidos. Hasta entonces, usa el tablero, una impresora o el webhook.',
    key: {
      label: 'Token de acceso (Access Token)',
      hint: 'Se concede a tu integración en el portal de la API de Lightspeed.',
    },
    location: {
      label: 'Business Location ID y Endpoint ID',
      hint: 'Separados por un espacio: primero el número de tu local y luego el punto de conexión al que se comunica qué ha pasado con un pedido.',
    },
    agreed: {
      orders:
        'Tablemate envía cada pedido a Lightspeed, que no nos dice si tu punto de venta lo ha aceptado. Lightspeed solo acepta platos que llevan su SKU. Tablemate aún no puede importar su carta: los SKU se asignan con una importación a través de nuestra API. Comprobado con la documentación de Lightspeed, aún no con una cuenta real.',
      key: {
        label: 'Token de renovación (Refresh Token)',
        hint: 'Te lo da quien administra este Tablemate: aquí Tablemate no puede pedirlo a Lightspeed. Caduca tras 14 días sin pedidos.',
      },
    },
  },
  aloha: {
    description: 'El punto de venta de NCR Voyix para servicio en mesa y servicio rápido.',
    orders:
      'Aloha no nos ofrece ninguna forma de enviarle pedidos. Usa el tablero, una impresora o el webhook hacia un software intermedio como Deliverect u Otter.',
    key: {
      label: 'Clave secreta (Secret Key)',
      hint: 'Portal de desarrolladores de NCR Voyix → tu organización → claves de acceso.',
    },
    location: { label: 'ID de sitio (Site ID)', hint: 'También llamado «enterprise unit».' },
  },
  shopify: {
    description: 'Ventas en mostrador y pedidos en línea con un mismo catálogo.',
    orders:
      'Tablemate envía cada pedido a Shopify, donde aparece en Pedidos. Shopify no tiene cocina ni mesas. Comprobado con la documentación de Shopify, aún no con una cuenta real.',
    key: {
      label: 'Token de acceso de la API de administrador',
      hint: 'Panel de Shopify → Configuración → Apps → tu app → Credenciales de API.',
    },
    location: {
      label: 'Dominio de la tienda',
      hint: 'Panel de Shopify → Configuración → Dominios: el que termina en .myshopify.com.',
    },
  },
  touchbistro: {
    description: 'Un punto de venta para iPad hecho para restaurantes.',
    orders:
      'TouchBistro no nos ofrece ninguna forma de enviarle pedidos. Usa el tablero, una impresora o el webhook hacia un software intermedio como Deliverect u Otter.',
    key: {
      label: 'Clave de API (API Key)',
      hint: 'Te la da TouchBistro con sus integraciones para socios.',
    },
    location: {
      label: 'ID del local (Venue ID)',
      hint: 'En la nube de TouchBistro, con los datos de tu local.',
    },
  },
  upserve: {
    description: 'Punto de venta para restaurantes con análisis, ahora la Serie U de Lightspeed (U-Series).',
    orders:
      'Upserve no nos ofrece ninguna forma de enviarle pedidos. Usa el tablero, una impresora o el webhook hacia un software intermedio como Deliverect u Otter.',
    key: {
      label: 'Clave de API (API Key)',
      hint: 'Te la da el soporte de Lightspeed para la Serie U.',
    },
    location: { label: 'ID del local (Location ID)', hint: 'Upserve HQ → Settings → tu local.' },
  },
  micros: {
    description: 'El punto de venta de Oracle para restaurantes, hoteles y cadenas.',
    orders:
      'Oracle tiene que permitirlo antes: activa la interfaz de pedidos para cada cliente. Hasta entonces, usa el tablero, una impresora o el webhook.',
    key: {
      label: 'Contraseña de la cuenta de API',
      hint: 'Enterprise Back Office → API account management.',
    },
    location: {
      label: 'Referencia del local (LocRef)',
      hint: 'El nombre corto de tu local en Simphony (LocRef).',
    },
  },
  spoton: {
    description: 'Punto de venta, terminales de mano y reservas para restaurantes independientes.',
    orders:
      'SpotOn no nos ofrece ninguna forma de enviarle pedidos. Usa el tablero, una impresora o el webhook hacia un software intermedio como Deliverect u Otter.',
    key: { label: 'Clave de API (API Key)', hint: 'Pide a SpotOn acceso a su API para restaurantes.' },
    location: {
      label: 'ID del local (Location ID)',
      hint: 'Aparece con tu acceso a la API, uno por cada local.',
    },
  },
  olo: {
    description: 'Pedidos digitales y reparto sobre el punto de venta que ya tienes.',
    orders:
      'Olo tiene que permitirlo antes: certifica a cada socio que envía pedidos. Hasta entonces, usa el tablero, una impresora o el webhook.',
    key: { label: 'Clave de API (API Key)', hint: 'Portal de desarrolladores de Olo → tu aplicación.' },
    location: {
      label: 'ID del restaurante (Restaurant ID)',
      hint: 'El número que Olo dio a tu restaurante, también llamado «vendor ID».',
    },
  },
}
