// The restaurant's advertising campaigns.

import type { CampaignDuration, OfferType } from '@tablemate/domain/offers/campaign.ts'
import type { CampaignStatus } from '@tablemate/domain/offers/campaign-status.ts'
import type { campaigns as english } from '../../en/portal/campaigns.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

const offerTypes: Record<OfferType, string> = {
  discount: 'Descuento en porcentaje',
  fixed_amount: 'Descuento fijo',
  free_item: 'Plato gratis',
  buy_one_get_one: '2x1',
}

const durations: Record<CampaignDuration, string> = {
  3: '3 días',
  7: '1 semana',
  14: '2 semanas',
  30: '1 mes',
  90: '3 meses',
  180: '6 meses',
  365: '1 año',
}

const statuses: Record<CampaignStatus, string> = {
  active: 'Activa',
  paused: 'En pausa',
  scheduled: 'Programada',
  ended: 'Terminada',
}

export const campaigns: Translation<typeof english> = {
  intro: 'Ofertas que ven los comensales cercanos a tu restaurante al abrir Tablemate.',
  loading: 'Cargando las campañas…',
  create: 'Crear campaña',
  empty: {
    title: 'Aún no hay campañas',
    hint: 'Da a quienes están cerca un motivo para venir. Se hace en un minuto.',
    action: 'Crear tu primera campaña',
  },
  tiles: {
    label: 'Todas las campañas juntas',
    views: 'Vistas totales',
    clicks: 'Clics totales',
    clickRate: 'Tasa de clics',
    investment: 'Inversión total',
  },
  offerTypes,
  durations,
  statuses,
  form: {
    editTitle: title => `Editar ${title}`,
    title: 'Título de la campaña',
    titleHint: 'Lo primero que leen los comensales',
    offerType: 'Tipo de oferta',
    offerValue: 'Valor de la oferta',
    percentHint: 'Porcentaje, de 1 a 100',
    amountHint: symbol => `Importe del descuento, en ${symbol}`,
    description: 'Descripción',
    offerDetails: 'Detalles de la oferta',
    offerDetailsHint: 'Letra pequeña: qué días, para quién, qué no incluye',
    imageUrl: 'URL de la imagen',
    imageHint: 'La dirección https de una imagen. Los teléfonos de los comensales la cargan desde ahí.',
    imageFits: 'Así se verá.',
    imageFails: 'No hemos podido cargar una imagen de esta dirección.',
    targetRadius: 'Radio de alcance',
    duration: 'Duración',
    startDate: 'Fecha de inicio',
    startHint: zone => `Desde medianoche, hora de ${zone}`,
    fixed: 'La campaña ya ha empezado, así que su inicio y su duración no se pueden cambiar.',
    titleRequired: 'Falta el título de la campaña',
    descriptionRequired: 'Falta la descripción',
    startRequired: 'Falta la fecha de inicio',
    valueRequired: 'Falta el valor de la oferta',
    valueUnreadable: 'El valor de la oferta tiene que ser un número',
    percentWrong: 'El descuento es un número entero de 1 a 100',
    imageWrong: 'Escribe una dirección que empiece por https://',
    submit: 'Crear campaña',
    submitting: 'Creando…',
    save: 'Guardar cambios',
    saving: 'Guardando…',
    cancel: 'Cancelar',
  },
  summary: {
    title: 'Resumen de la campaña',
    duration: 'Duración',
    dailyRate: 'Precio por día',
    totalCost: 'Coste total',
    runs: 'Fechas',
  },
  days: count => plural(count, { one: '1 día', other: `${count} días` }),
  range: (first, last) => `${first} – ${last}`,
  kilometres: km => `radio de ${km} km`,
  kilometresShort: km => `${km} km`,
  views: 'Vistas',
  clicks: 'Clics',
  clickRate: 'Tasa de clics',
  duration: 'Duración',
  totalCost: 'Coste total',
  runs: {
    active: range => `Activa: ${range}`,
    scheduled: range => `Programada: ${range}`,
    paused: range => `En pausa: ${range}`,
    ended: range => `Terminada: ${range}`,
  },
  beta: 'Gratis durante la beta: no se cobra nada. El precio que ves es lo que costaría después.',
  pause: 'Pausar',
  resume: 'Reanudar',
  edit: 'Editar',
  which: title => `la campaña ${title}`,
  plot: {
    show: 'Vistas y clics por día',
    title: zone => `Por día, hora de ${zone}`,
    empty: 'Aún no la ha visto nadie.',
    failed: 'No se han cargado las vistas y los clics.',
  },
  noPosition: {
    text: 'Nadie puede verla todavía: no sabemos dónde está tu restaurante.',
    action: 'Indica tu ubicación en los ajustes',
  },
  deletion: {
    ask: 'Eliminar',
    question: title => `¿Eliminar «${title}»?`,
    hint: 'Los comensales dejarán de verla, y sus vistas y clics se perderán para siempre.',
    yes: 'Eliminar',
    deleting: 'Eliminando…',
    no: 'Conservarla',
    done: { title: 'Campaña eliminada', hint: title => `«${title}» ya no existe.` },
    failed: { title: 'Campaña no eliminada', hint: 'Inténtalo de nuevo.' },
  },
  created: {
    title: 'Campaña creada',
    hint: 'Tu campaña publicitaria se ha creado correctamente.',
  },
  createFailed: {
    title: 'Campaña no creada',
    hint: 'No se ha podido crear la campaña. Inténtalo de nuevo.',
  },
  updated: { title: 'Campaña actualizada', hint: 'Se ha actualizado el estado de la campaña.' },
  edited: { title: 'Campaña actualizada', hint: 'Tus cambios se han guardado.' },
  updateFailed: {
    title: 'Campaña no actualizada',
    hint: 'No se ha podido actualizar la campaña. Inténtalo de nuevo.',
  },
}
