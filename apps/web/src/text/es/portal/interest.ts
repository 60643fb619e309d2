// Restaurants that would like to take part.

import type {
  AverageOrderValue,
  CurrentPosSystem,
  InterestFeature,
  RestaurantType,
  SeatingCapacity,
} from '@tablemate/domain/restaurants/interest.ts'
import type { interest as english } from '../../en/portal/interest.ts'
import type { Translation } from '../../words.ts'

const restaurantTypes: Record<RestaurantType, string> = {
  'fine-dining': 'Alta cocina',
  'casual-dining': 'Restaurante informal',
  'fast-casual': 'Servicio rápido de calidad',
  pub: 'Pub o bar',
  cafe: 'Cafetería',
  other: 'Otro tipo',
}

const seatingCapacities: Record<SeatingCapacity, string> = {
  'under-25': 'Menos de 25 plazas',
  '25-50': '25–50 plazas',
  '50-100': '50–100 plazas',
  '100-200': '100–200 plazas',
  'over-200': 'Más de 200 plazas',
}

const currentPosSystems: Record<CurrentPosSystem, string> = {
  square: 'Square',
  toast: 'Toast',
  clover: 'Clover',
  lightspeed: 'Lightspeed',
  other: 'Otro',
  none: 'Aún ninguno',
}

const averageOrderValues: Record<AverageOrderValue, string> = {
  'under-15': 'Menos de 15\u00a0£',
  '15-30': '15–30\u00a0£',
  '30-50': '30–50\u00a0£',
  '50-75': '50–75\u00a0£',
  'over-75': 'Más de 75\u00a0£',
}

const features: Record<InterestFeature, string> = {
  'voice-based group ordering': 'Pedidos de grupo por voz',
  'POS system integration': 'Integración con el punto de venta',
  'location-based advertising': 'Publicidad según la ubicación',
  'menu management system': 'Gestión de la carta',
  'order analytics dashboard': 'Panel con análisis de pedidos',
  'customer engagement tools': 'Herramientas para fidelizar clientes',
}

export const interest: Translation<typeof english> = {
  back: 'Volver al acceso de restaurantes',
  intro:
    'Cuéntanos cómo es tu restaurante y te ayudamos a empezar. No hace falta que nos esperes: cualquiera puede registrarse.',
  required: 'Los campos con asterisco son obligatorios.',
  sections: {
    restaurant: 'Datos del restaurante',
    location: 'Ubicación',
    business: 'Datos del negocio',
    features: 'Funciones que te interesan',
    more: 'Información adicional',
  },
  restaurantName: 'Nombre del restaurante',
  contactName: 'Persona de contacto',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  address: 'Dirección',
  city: 'Ciudad',
  state: 'Provincia o estado',
  zipCode: 'Código postal',
  restaurantType: { label: 'Tipo de restaurante', options: restaurantTypes },
  seatingCapacity: { label: 'Número de plazas', options: seatingCapacities },
  currentPosSystem: { label: 'Punto de venta actual', options: currentPosSystems },
  averageOrderValue: { label: 'Importe medio por pedido', options: averageOrderValues },
  noChoice: 'Elige…',
  features: { legend: '¿Qué te ayudaría más?', options: features },
  additionalInfo: {
    label: '¿Algo más?',
    hint: 'Preguntas, peticiones, la mejor hora para llamarte.',
  },
  invalidEmail: 'Escribe un correo electrónico válido',
  invalidPhone: 'Escribe un número de teléfono válido',
  submit: 'Enviar',
  submitting: 'Enviando…',
  done: {
    title: '¡Solicitud enviada!',
    hint: 'Te avisaremos cuando se abra la plataforma para restaurantes.',
  },
  failed: { title: 'No se ha enviado', hint: 'Inténtalo de nuevo o contacta con soporte.' },
  thanks: {
    title: '¡Gracias!',
    text: restaurant => `Hemos recibido los datos de ${restaurant} y te escribiremos.`,
  },
  next: {
    title: 'Qué pasa ahora',
    steps: [
      'Revisamos tus datos en un plazo de 48 horas.',
      'Nuestro equipo se pone en contacto contigo.',
      'Recibes acceso anticipado a la plataforma.',
      'Adaptamos la puesta en marcha y la formación a tu restaurante.',
    ],
  },
}
