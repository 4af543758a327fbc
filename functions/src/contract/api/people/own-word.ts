import * as z from 'zod/mini'
import { ownWordSchema, wordSchema } from '../../people/word'
import { endpoint } from '../endpoint'

/** Apart from the other endpoints of users: what a word may be is much to load. */
export const wordEndpoints = {
  word: endpoint({
    method: 'GET',
    path: '/users/word',
    auth: 'user',
    needs_more_than_phone: true,
    summary: 'The word that each message of ours to the caller repeats',
    response: ownWordSchema,
  }),
  changeWord: endpoint({
    method: 'PUT',
    path: '/users/word',
    auth: 'user',
    needs_more_than_phone: true,
    summary: 'Changes the word, or makes a new one',
    limit: 'account',
    body: z.strictObject({ word: z.optional(wordSchema) }),
    response: ownWordSchema,
  }),
} as const
