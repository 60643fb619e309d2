// Every text of the app in Chinese, simplified.

import type { Words } from '../words.ts'
import { allergenNames, allergies, allergiesOf } from './allergies.ts'
import { app } from './app.ts'
import { billCards } from './bill-cards.ts'
import { customTip, largeTip, payForAll, shareDetails, shareWeights } from './bill-sheets.ts'
import { billSplit } from './bill-split.ts'
import { calls } from './calls.ts'
import { createGroup } from './create-group.ts'
import { currency } from './currency.ts'
import { fieldText, unusualPrice } from './fields.ts'
import { gate } from './gate.ts'
import { group } from './group.ts'
import { askRemoval, codeSheet, doubtActions, peopleSheet } from './group-sheets.ts'
import { joinGroup } from './join-group.ts'
import { kitchen } from './kitchen.ts'
import { landing, notFound } from './landing.ts'
import { languageChoice } from './language-choice.ts'
import { menuPicker } from './menu-picker.ts'
import { offerLabels } from './offers/label.ts'
import { offers } from './offers/nearby.ts'
import { offer } from './offers/page.ts'
import { offline } from './offline.ts'
import { fields, order, share, table } from './order.ts'
import { orderForm } from './order-form.ts'
import { payTogether } from './pay-together.ts'
import { paymentMethods } from './payment-methods.ts'
import { people } from './people.ts'
import { account } from './portal/account.ts'
import { board } from './portal/board.ts'
import { campaigns } from './portal/campaigns.ts'
import { cards } from './portal/cards.ts'
import { dashboard } from './portal/dashboard.ts'
import { deliveries } from './portal/deliveries.ts'
import { floor } from './portal/floor.ts'
import { portal } from './portal/frame.ts'
import { interest } from './portal/interest.ts'
import { restaurantLogin } from './portal/login.ts'
import { menuUpload } from './portal/menu-upload.ts'
import { ownMenu } from './portal/own-menu.ts'
import { ownRates } from './portal/own-rates.ts'
import { passwordReset } from './portal/password-reset.ts'
import { place } from './portal/place.ts'
import { pos } from './portal/pos.ts'
import { posMenu } from './portal/pos-menu.ts'
import { providers } from './portal/pos-providers.ts'
import { printers } from './portal/printers.ts'
import { ownersProblems } from './portal/problems.ts'
import { settings } from './portal/settings.ts'
import { tableCodes } from './portal/table-codes.ts'
import { problems } from './problems.ts'
import { rates } from './rates.ts'
import { receipt } from './receipt.ts'
import { scannedTable } from './scanned-table.ts'
import { sharedDish, sharing } from './sharing.ts'
import { install, menu, privacy } from './shell.ts'
import { summary } from './summary.ts'
import { tableNotice } from './table-notice.ts'
import { titles } from './titles.ts'
import { understood } from './understood.ts'
import { toComplete, unplaced } from './unplaced.ts'
import { update } from './update.ts'
import { voice } from './voice.ts'
import { voiceProblem } from './voice-problem.ts'

export const words: Words = {
  account,
  allergenNames,
  allergies,
  allergiesOf,
  app,
  askRemoval,
  billCards,
  billSplit,
  board,
  calls,
  campaigns,
  cards,
  codeSheet,
  createGroup,
  currency,
  customTip,
  largeTip,
  dashboard,
  deliveries,
  doubtActions,
  fields,
  fieldText,
  unusualPrice,
  floor,
  gate,
  group,
  install,
  interest,
  joinGroup,
  kitchen,
  landing,
  languageChoice,
  menu,
  menuPicker,
  menuUpload,
  notFound,
  offer,
  offerLabels,
  offers,
  offline,
  order,
  orderForm,
  ownersProblems,
  ownMenu,
  ownRates,
  passwordReset,
  payForAll,
  paymentMethods,
  payTogether,
  people,
  peopleSheet,
  place,
  portal,
  pos,
  posMenu,
  privacy,
  printers,
  problems,
  providers,
  rates,
  receipt,
  restaurantLogin,
  scannedTable,
  settings,
  share,
  shareDetails,
  sharedDish,
  shareWeights,
  sharing,
  summary,
  table,
  tableCodes,
  tableNotice,
  titles,
  toComplete,
  understood,
  unplaced,
  update,
  voice,
  voiceProblem,
}
