// Serves a restaurant's account: sign-up, login, logout, change of password, deletion.

import type { ProblemName } from '@tablemate/contract/problem.ts'
import {
  changePassword,
  deleteOwnRestaurant,
  logIn,
  logOut,
  signUp as signUpEndpoint,
} from '@tablemate/contract/restaurants.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import type { Account } from '../../auth/login-guard.ts'
import { createLoginGuard } from '../../auth/login-guard.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { clearToken, findToken, newToken, setToken } from '../../auth/session-cookie.ts'
import { endAllSessions, endSession, startSession } from '../../auth/sessions.ts'
import { inTransaction } from '../../db/transaction.ts'
import { languageOf } from '../../http/request-language.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { hasOpenCardPayments } from '../card-payments/queries.ts'
import { deleteRestaurant, findAccount, findAccountByEmail, updatePassword } from './queries.ts'
import { signUp } from './sign-up.ts'

const loginProblems = { wrong: 'invalid-credentials', unknown: 'email-not-found' } as const
const ownerProblems = { wrong: 'wrong-password', unknown: 'not-signed-in' } as const

export function serveAccounts(app: FastifyInstance, context: AppContext): void {
  const { database, clock, events } = context
  const { sql } = database
  const verifyLogin = createLoginGuard(context)

  serveEndpoint(app, signUpEndpoint, async (call, reply) => {
    const account = await signUp(context, verifyLogin, call, languageOf(reply.request))
    return replaceSession(account, call.device, reply, 'email-taken')
  })

  serveEndpoint(app, logIn, async (call, reply) => {
    const { email, password } = call.body
    const account = await verifyLogin(call, await findAccountByEmail(sql, email), password, loginProblems)
    return replaceSession(account, call.device, reply, loginProblems.wrong)
  })

  serveEndpoint(app, logOut, async (_, reply) => {
    const token = findToken(reply.request)
    if (token) await endSession(sql, token)
    if (token) events.emitLocal('sessions-ended', {})
    clearToken(reply)
    return undefined
  })

  serveEndpoint(app, changePassword, async (call, reply) => {
    const { currentPassword, newPassword } = call.body
    const owner = await findAccount(sql, call.session.restaurantId)
    const account = await verifyLogin(call, owner, currentPassword, ownerProblems)
    const passwordHash = await hashPassword(newPassword, { address: call.address, isKnown: true })
    const { secret, token } = newToken()
    await inTransaction(database, async tx => {
      if (!(await updatePassword(tx, account, passwordHash))) throw problem('wrong-password')
      await endAllSessions(tx, account.id)
      const signIn = { restaurantId: account.id, token, device: call.device, passwordHash }
      await startSession(tx, signIn, clock())
    })
    events.emitLocal('sessions-ended', {})
    setToken(reply, secret)
    return undefined
  })

  serveEndpoint(app, deleteOwnRestaurant, async (call, reply) => {
    const owner = await findAccount(sql, call.session.restaurantId)
    const account = await verifyLogin(call, owner, call.body.password, ownerProblems)
    if (await hasOpenCardPayments(sql, account.id, clock())) throw problem('card-payments-open')
    await deleteRestaurant(sql, account.id)
    // Groups that sit at the restaurant now lose its menu.
    events.announce('menu-changed', { restaurantId: account.id })
    events.emitLocal('sessions-ended', {})
    clearToken(reply)
    return undefined
  })

  /**
   * Starts a session under a new id, and ends the session that the browser came with. Throws `refusal` when the password was
   * changed meanwhile.
   */
  async function replaceSession(
    { id, name, language, passwordHash }: Account,
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
    setToken(reply, secret)
    return { id, name, language }
  }
}
