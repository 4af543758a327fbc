import * as z from 'zod/mini'
import { NOTIFICATION_KINDS, notificationSchema } from '../../entities/messaging/notification'
import {
  emailSchema,
  passwordSchema,
  personNameSchema,
  userSchema,
} from '../../entities/people/user'
import { doneSchema, endpoint, pageQuery } from '../endpoint'

export const userEndpoints = {
  update: endpoint({
    method: 'PUT',
    path: '/users/user',
    auth: 'user',
    summary: 'Changes photo, name or email address',
    limit: 'account',
    body: z.union([
      z.strictObject({ photoURL: z.string().check(z.maxLength(2048)) }),
      z
        .strictObject({ name: z.optional(personNameSchema), email: z.optional(emailSchema) })
        .check(z.refine(({ name, email }) => name !== undefined || email !== undefined)),
    ]),
    response: userSchema,
  }),
  updatePassword: endpoint({
    method: 'POST',
    path: '/users/update-password',
    auth: 'user',
    needs_more_than_phone: true,
    summary: 'Sets a new password; all sessions end',
    limit: 'account',
    body: z.strictObject({ password: passwordSchema }),
    response: doneSchema,
    message: 'Password updated successfully',
  }),
  notifications: endpoint({
    method: 'GET',
    path: '/users/notifications',
    auth: 'user',
    summary: 'Own notifications of one kind or of all, newest first',
    query: z.strictObject({
      limit: pageQuery.limit,
      kind: z.optional(z.enum(NOTIFICATION_KINDS)),
    }),
    response: z.object({ items: z.array(notificationSchema) }),
  }),
  markNotificationsRead: endpoint({
    method: 'POST',
    path: '/users/notifications/mark-read',
    auth: 'user',
    summary: 'Marks every notification of the caller as read',
    response: doneSchema,
  }),
  export: endpoint({
    method: 'GET',
    path: '/users/export',
    auth: 'user',
    needs_more_than_phone: true,
    summary: 'All that is kept of the caller',
    limit: 'file',
    response: z.record(z.string(), z.unknown()),
  }),
  delete: endpoint({
    method: 'POST',
    path: '/users/delete',
    auth: 'user',
    needs_more_than_phone: true,
    summary: 'Deletes the account, once no transaction or money is open',
    limit: 'account',
    body: z.strictObject({ confirm: z.literal('DELETE') }),
    response: doneSchema,
  }),
} as const
