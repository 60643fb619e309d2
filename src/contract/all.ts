// Every endpoint there is, for whoever walks them all: the document, the client, the tests.

import { getGate, verifyBeta } from './beta.ts'
import { chooseBill, getBill } from './bills.ts'
import {
  changeCampaign,
  createCampaign,
  deleteCampaign,
  getCampaignStatistics,
  getCampaigns,
} from './campaigns.ts'
import {
  changeMember,
  createGroup,
  findGroupByCode,
  getGroup,
  getMembers,
  joinGroup,
  leaveGroup,
} from './groups.ts'
import { declareInterest } from './interest.ts'
import { getTable, watchTable } from './live.ts'
import {
  addMenuItem,
  changeCategory,
  changeMenuItem,
  getMenu,
  moveMenuItems,
  orderCategories,
  removeMenuItem,
} from './menu.ts'
import { importMenu, uploadMenu } from './menu-import.ts'
import { findNearbyOffers, getOffer, recordImpression } from './offers.ts'
import { cancelOrder, changeOrder, getOrders, getSummary, placeOrder } from './orders.ts'
import { getPasswordReset, requestPasswordReset, resetPassword } from './password-reset.ts'
import { getPayments, payShare } from './payments.ts'
import { findCountry, getCurrencies } from './places.ts'
import { changePosSettings, getPosSettings } from './pos.ts'
import {
  changeOwnRestaurant,
  changePassword,
  deleteOwnRestaurant,
  getOwnRestaurant,
  getRestaurant,
  logIn,
  logOut,
  placeRestaurant,
  searchRestaurants,
  signUp,
} from './restaurants.ts'
import { isLive, isReady } from './service.ts'
import { getStatistics } from './statistics.ts'
import {
  addTables,
  findTableByName,
  getTables,
  joinTable,
  removeTable,
  scanTable,
  updateTable,
} from './tables.ts'

export const endpoints = {
  createGroup,
  findGroupByCode,
  joinGroup,
  getGroup,
  getMembers,
  changeMember,
  leaveGroup,
  placeOrder,
  changeOrder,
  cancelOrder,
  getOrders,
  getSummary,
  getBill,
  chooseBill,
  payShare,
  getPayments,
  getTable,
  watchTable,
  findCountry,
  getCurrencies,
  signUp,
  logIn,
  logOut,
  getPasswordReset,
  requestPasswordReset,
  resetPassword,
  getOwnRestaurant,
  changeOwnRestaurant,
  changePassword,
  deleteOwnRestaurant,
  placeRestaurant,
  searchRestaurants,
  getRestaurant,
  getStatistics,
  getTables,
  addTables,
  updateTable,
  removeTable,
  scanTable,
  findTableByName,
  joinTable,
  getMenu,
  addMenuItem,
  changeMenuItem,
  removeMenuItem,
  uploadMenu,
  importMenu,
  orderCategories,
  changeCategory,
  moveMenuItems,
  getPosSettings,
  changePosSettings,
  declareInterest,
  getCampaigns,
  createCampaign,
  changeCampaign,
  deleteCampaign,
  getCampaignStatistics,
  findNearbyOffers,
  recordImpression,
  getOffer,
  getGate,
  verifyBeta,
  isLive,
  isReady,
}
