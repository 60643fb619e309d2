// The account of a restaurant: opened, entered, left, its password changed, deleted.

import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ProblemName } from '#contract/problem.ts'
import {
  changePassword,
  deleteOwnRestaurant,
  logIn,
  logOut,
  signUp as signingUp,
} from '#contract/restaurants.ts'
import type { AppContext } from '../../app-context.ts'
import type { Account } from '../../auth/login-guard.ts'
import { createLoginGuard } from '../../auth/login-guard.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { findToken, giveToken, newToken, takeTokenBack } from '../../auth/session-cookie.ts'
import { endAllSessions, endSession, startSession } from '../../auth/sessions.ts'
import { inTransaction } from '../../db/transaction.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { deleteRestaurant, findAccount, findAccountByEmail, updatePassword } from './queries.ts'
import { signUp } from './sign-up.ts'

const ofLogin = { wrong: 'invalid-credentials', unknown: 'email-not-found' } as const
const ofOwner = { wrong: 'wrong-password', unknown: 'not-signed-in' } as const

export function serveAccounts(app: FastifyInstance, context: AppContext): void {
  const { database, clock, events } = context
  const { sql } = database
  const verifyLogin = createLoginGuard(context)

  serveEndpoint(app, signingUp, async (call, reply) => {
    const account = await signUp(context, verifyLogin, call)
    return enter(account, call.device, reply, 'email-taken')
  })

  serveEndpoint(app, logIn, async (call, reply) => {
    const { email, password } = call.body
    const account = await verifyLogin(call, await findAccountByEmail(sql, email), password, ofLogin)
    return enter(account, call.device, reply, ofLogin.wrong)
  })

  serveEndpoint(app, logOut, async (_, reply) => {
    const token = findToken(reply.request)
    if (token) await endSession(sql, token)
    if (token) events.hear('sessions-ended', {})
    takeTokenBack(reply)
    return undefined
  })

  serveEndpoint(app, changePassword, async (call, reply) => {
    const { currentPassword, newPassword } = call.body
    const owner = await findAccount(sql, call.session.restaurantId)
    const account = await verifyLogin(call, owner, currentPassword, ofOwner)
    const passwordHash = await hashPassword(newPassword, { address: call.address, isKnown: true })
    const { secret, token } = newToken()
    await inTransaction(database, async tx => {
      if (!(await updatePassword(tx, account, passwordHash))) throw problem('wrong-password')
      await endAllSessions(tx, account.id)
      const signIn = { restaurantId: account.id, token, device: call.device, passwordHash }
      await startSession(tx, signIn, clock())
    })
    events.hear('sessions-ended', {})
    giveToken(reply, secret)
    return undefined
  })

  serveEndpoint(app, deleteOwnRestaurant, async (call, reply) => {
    const owner = await findAccount(sql, call.session.restaurantId)
    const account = await verifyLogin(call, owner, call.body.password, ofOwner)
    await deleteRestaurant(sql, account.id)
    // Its menu is gone from the tables that sit there now.
    events.announce('menu-changed', { restaurantId: account.id })
    events.hear('sessions-ended', {})
    takeTokenBack(reply)
    return undefined
  })

  /**
   * Starts a session under a new id, in place of the one that the browser came with. Throws the refusal when the password
   * was changed meanwhile.
   */
  async function enter(
    { id, name, passwordHash }: Account,
    device: string,
    reply: FastifyReply,
    refusal: ProblemName,
  ) {
    const { secret, token } = newToken()
    const before = findToken(reply.request)
    await inTransaction(database, async tx => {
      const isStarted = await startSession(tx, { restaurantId: id, token, device, passwordHash }, clock())
      if (!isStarted) throw problem(refusal)
      if (before) await endSession(tx, before)
    })
    giveToken(reply, secret)
    return { id, name }
  }
}
