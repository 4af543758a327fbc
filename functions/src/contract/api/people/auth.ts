import * as z from 'zod/mini'
import { ROLES } from '../../entities/people/user'
import { uidSchema } from '../../ids'
import { endpoint } from '../endpoint'

export const authEndpoints = {
  createRole: endpoint({
    method: 'POST',
    path: '/auth/create-role',
    auth: 'user',
    summary: 'Gives the caller the role user, after sign-up',
    body: z.strictObject({ uid: uidSchema, roles: z.array(z.string()).check(z.maxLength(5)) }),
    response: z.object({ roles: z.array(z.enum(ROLES)) }),
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/auth/resend-verification',
    auth: 'user',
    summary: 'Sends the verification mail again',
    limit: 'verification',
    response: z.object({ already_verified: z.boolean() }),
    message: 'Verification email sent! Please check your inbox.',
  }),
} as const
