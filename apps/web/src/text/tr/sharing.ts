// Dishes that several members share: with whom, and the choice of those who share one.

import type { sharing as english, sharedDish as englishDish } from '../en/sharing.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const sharedDish: Translation<typeof englishDish> = {
  everyone: 'herkes paylaşıyor',
  with: names => `${list(names)} ile paylaşılıyor`,
  by: names => plural(names.length, { one: `${list(names)} için`, other: `paylaşanlar: ${list(names)}` }),
}

export const sharing: Translation<typeof english> = {
  share: 'Paylaş',
  shareThis: 'Ben de ortağım',
  takeMeOff: 'Beni çıkar',
  change: 'Değiştir',
  labelFor: (action, dish) => `${action}: ${dish}`,
  question: dish => `Kim paylaşıyor: ${dish}?`,
  hint: 'Hesap ürüne göre bölünürse bunu eşit öderler.',
  atTable: 'Masadakiler',
  onThisPhone: 'Bu telefondakiler',
  everyone: 'Masadaki herkes',
  onlyMe: 'Sadece ben',
  only: name => `Sadece ${name}`,
  done: 'Tamam',
  notChanged: 'Paylaşım değiştirilemedi',
  changedBefore: 'Bu ürünü az önce başka biri değiştirdi. Lütfen tekrar dene.',
}
