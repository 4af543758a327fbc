import * as z from 'zod/mini'
import { OPERATOR_ROLES } from '../../entities/console/operator'
import { endpoint } from '../endpoint'

/** Asked before any of the console is loaded: a token's claim may outlive the role. */
export const consoleMe = endpoint({
  method: 'GET',
  path: '/console/me',
  auth: 'operator',
  operator: 'support',
  summary: 'Who is here, and as what',
  response: z.object({ uid: z.string(), role: z.enum(OPERATOR_ROLES) }),
})
