// The offline state, and orders that wait to be sent.

import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const offline: Translation<typeof english> = {
  offline: 'çevrimdışı',
  waiting: count => `çevrimdışı, ${count} sipariş bekliyor`,
  sending: count => `${count} sipariş gönderiliyor…`,
  asOf: time => `saat ${time} itibarıyla`,
  notInFigures: count =>
    plural(count, {
      one: 'Bir sipariş hâlâ bu telefonda. Bu rakamlara dahil olmayabilir.',
      other: `${count} sipariş hâlâ bu telefonda. Bu rakamlara dahil olmayabilir.`,
    }),
  order: {
    waiting: 'Bekliyor',
    sending: 'Gönderiliyor…',
    refused: 'Gönderilmedi',
    unconfirmed: 'Onaylanmadı',
    wasHeld: 'Bu siparişi gönderdiğinde mutfak sipariş almıyordu.',
    sendAgain: 'Tekrar gönder',
    newPrice: (name, before, now) => `${name}: artık ${before} değil, ${now}`,
    acceptPrices: 'Yeni fiyattan sipariş ver',
    takeOff: 'Çıkar',
    askForIt: 'Personele sor',
    mayBeThere: 'Masaya çoktan ulaşmış olabilir. Yanıt gelince değiştirebilirsin.',
    confirm: 'Bu sipariş silinsin mi? Henüz gönderilmedi.',
    tooLate: {
      title: 'Bu sipariş masaya ulaşmış olabilir',
      hint: 'Yanıt gelince değiştirebilirsin.',
    },
    changeLost: {
      title: 'Değişikliğin kaydedilmedi',
      hint: 'Bu sipariş bu arada gönderildi, değiştirildi veya silindi.',
    },
    sendFailed: 'Sipariş gönderilemedi',
    stuck: 'Bu telefonda kayıtlı olanlar okunamadı. Lütfen tekrar dene.',
  },
  savedOnPhone: 'Sipariş bu telefona kaydedildi',
}
