import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import {
  auditLineSchema,
  auditRootSchema,
  LOOK_REASONS,
  PERSON_REASONS,
} from '../../entities/console/audit'
import { OUTCOMES, redirectSchema } from '../../entities/console/case-decision'
import {
  caseSchema,
  foundSchema,
  personSchema,
  productReportSchema,
  QUEUE_KINDS,
  queueItemSchema,
  reportSchema,
} from '../../entities/console/console'
import { SWITCHES } from '../../entities/console/switches'
import { FAILED_SALE_COST_BEARERS } from '../../entities/money/cost-bearer'
import { GOODS_AFTER } from '../../entities/orders/dispute'
import { reasonTextSchema, transactionSchema } from '../../entities/orders/transaction'
import { accountNumberSchema } from '../../entities/people/store-fields'
import { idSchema, uidSchema } from '../../ids'
import { withoutSecretNumber } from '../../text/without-secret-number'
import { lagosDaySchema } from '../../timestamp'
import { doneSchema, endpoint, pageQuery } from '../endpoint'
import { bookEndpoints } from './console-books'
import {
  byItem,
  byTransaction,
  change,
  itemIdSchema,
  reasonSchema,
  sharedSchema,
  withReason,
} from './console-change'
import { chargebackEndpoints } from './console-chargebacks'
import { figureEndpoints } from './console-figures'
import { consoleMe } from './console-me'
import { taxEndpoints } from './console-tax'

const byUid = z.strictObject({ id: uidSchema })
const why = z._default(z.enum(LOOK_REASONS), 'check')
/** A person's page has no default: why it is opened is chosen. */
const chosenWhy = z.enum(PERSON_REASONS, 'Choose why you look.')
const switchesSchema = z.object({ off: z.array(z.enum(SWITCHES)) })
const decidedSchema = z.object({
  /** `waiting`: a second person has to confirm it. */
  state: z.enum(['waiting', 'done', 'dropped']),
  transaction: transactionSchema,
})

const namedAccountSchema = z.strictObject({
  account_number: accountNumberSchema,
  bank_id: itemIdSchema,
})

const none = z.strictObject({})

/** The operators' console: everybody else gets a 404. */
export const consoleEndpoints = {
  me: consoleMe,
  queue: endpoint({
    method: 'GET',
    path: '/console/queue',
    auth: 'operator',
    operator: 'support',
    summary: 'What waits for a person, the oldest deadline first',
    query: z.strictObject({
      kind: z.optional(z.enum(QUEUE_KINDS)),
      cursor: z.optional(z.string().check(z.maxLength(4_000))),
      limit: pageQuery.limit,
    }),
    response: z.object({ items: z.array(queueItemSchema), next: z.nullable(z.string()) }),
  }),
  case: endpoint({
    method: 'GET',
    path: '/console/cases/{id}',
    auth: 'operator',
    operator: 'support',
    limit: 'look',
    summary: 'Everything to decide a dispute with; the look is logged',
    params: byTransaction,
    query: z.strictObject({ why }),
    response: caseSchema,
  }),
  evidence: endpoint({
    method: 'GET',
    path: '/console/cases/{id}/evidence/{image}',
    auth: 'operator',
    operator: 'support',
    limit: 'image',
    summary: 'A picture of a dispute; the look is logged',
    params: z.strictObject({
      id: idSchema,
      image: z.string().check(z.regex(/^[A-Za-z0-9_.~-]{1,900}$/)),
    }),
    produces: 'image/*',
    response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  }),
  decide: change('cases/{id}/decide', 'Ends a dispute as it was looked at', 'money', {
    params: byTransaction,
    body: z.strictObject({
      version: z.int(),
      outcome: z.enum(OUTCOMES),
      /** Of a split: what the buyer gets back. */
      refund_minor: z._default(amountMinorSchema, 0),
      /** Who bears what the provider keeps of a refund; the vendor unless it is said. */
      cost_by: z.optional(z.enum(FAILED_SALE_COST_BEARERS)),
      /** `return`: nothing moves before the goods are back with the vendor. */
      goods: z.optional(z.enum(GOODS_AFTER)),
      /** Both parties read it; phone numbers and addresses are hidden in it. */
      reason: reasonTextSchema.check(withoutSecretNumber),
    }),
    response: decidedSchema,
  }),
  confirm: change('cases/{id}/confirm', 'The second person confirms a decision', 'money', {
    params: byTransaction,
    body: z.strictObject({ proposal_id: idSchema }),
    response: decidedSchema,
  }),
  drop: change('cases/{id}/drop', 'Drops a decision that waits', 'money', {
    params: byTransaction,
    body: withReason,
    response: doneSchema,
  }),
  ...chargebackEndpoints,
  retry: change('tasks/{id}/retry', 'Tries a task again; a refund also to an account', 'money', {
    params: byItem,
    body: z.strictObject({
      reason: reasonSchema,
      account: z.optional(namedAccountSchema),
    }),
    response: sharedSchema,
  }),
  refundAccount: endpoint({
    method: 'POST',
    path: '/console/tasks/{id}/account',
    auth: 'operator',
    operator: 'money',
    limit: 'look',
    summary: 'Whose an account is that a refund may be sent to; the look is logged',
    params: byItem,
    body: namedAccountSchema,
    response: redirectSchema,
  }),
  hold: change('holds/{id}', 'Ends the hold on a flagged sale’s money, or keeps it', 'money', {
    params: byItem,
    body: z.strictObject({ action: z.enum(['release', 'keep']), reason: reasonSchema }),
    response: sharedSchema,
  }),
  carrierCharge: change(
    'carrier-charges/{id}',
    'Decides an objection to what a carrier took later, or says what it paid for what it lost',
    'money',
    {
      params: byItem,
      /** `waive`: we pay it. `settle`: the carrier paid `paid_minor` of the claim, and refused the rest. */
      body: z
        .strictObject({
          action: z.enum(['take', 'waive', 'settle']),
          paid_minor: z.optional(amountMinorSchema),
          reason: reasonSchema,
        })
        .check(
          z.refine(
            ({ action, paid_minor }) => (action === 'settle') === (paid_minor !== undefined),
            {
              path: ['paid_minor'],
              error: 'Say what the carrier paid of the claim, from ₦0.',
            },
          ),
        ),
      response: doneSchema,
    },
  ),
  requeue: change('due-items/{id}/requeue', 'Tries what fails again and again at once', 'money', {
    params: byItem,
    body: withReason,
    response: doneSchema,
  }),
  resolveUnplaced: change('unplaced/{id}/resolve', 'Says what became of money', 'money', {
    params: byItem,
    body: withReason,
    response: doneSchema,
  }),
  store: change('stores/{id}', 'Suspends or reinstates a store, or its payouts', 'money', {
    params: byUid,
    body: z.strictObject({
      action: z.enum(['suspend', 'reinstate', 'block_payouts', 'unblock_payouts']),
      reason: reasonSchema,
    }),
    response: doneSchema,
  }),
  product: change('products/{id}', 'Takes a product down or reinstates it', 'money', {
    params: byTransaction,
    body: z.strictObject({ action: z.enum(['takedown', 'reinstate']), reason: reasonSchema }),
    response: doneSchema,
  }),
  productReports: change('products/{id}/reports', 'Ends the reports of a product', 'support', {
    params: byTransaction,
    body: z.strictObject({ outcome: z.enum(['flag', 'dismiss']), reason: reasonSchema }),
    response: doneSchema,
  }),
  reportedProduct: endpoint({
    method: 'GET',
    path: '/console/products/{id}',
    auth: 'operator',
    operator: 'support',
    limit: 'look',
    summary: 'A reported product with its reports; the look is logged',
    params: byTransaction,
    response: productReportSchema,
  }),
  report: endpoint({
    method: 'GET',
    path: '/console/reports/{id}',
    auth: 'operator',
    operator: 'support',
    limit: 'look',
    summary: 'A reported conversation; the look is logged',
    params: byItem,
    response: reportSchema,
  }),
  closeReport: change('reports/{id}/close', 'Closes the report of a conversation', 'support', {
    params: byItem,
    body: withReason,
    response: doneSchema,
  }),
  switches: endpoint({
    method: 'GET',
    path: '/console/switches',
    auth: 'operator',
    operator: 'support',
    summary: 'What is turned off for everyone',
    response: switchesSchema,
  }),
  turnSwitch: change('switches', 'Turns something off or on for everyone', 'owner', {
    params: none,
    body: z.strictObject({ name: z.enum(SWITCHES), is_on: z.boolean(), reason: reasonSchema }),
    response: switchesSchema,
  }),
  /** Asked with a body: what is searched is in no address, and so in no log. */
  find: change('find', 'People, stores and purchases; the look is logged', 'support', {
    params: none,
    body: z.strictObject({
      text: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
      why,
    }),
    response: foundSchema,
  }),
  person: endpoint({
    method: 'GET',
    path: '/console/people/{id}',
    auth: 'operator',
    operator: 'support',
    limit: 'look',
    summary: 'A person, their store and what they bought and sold; the look is logged',
    params: byUid,
    query: z.strictObject({ why: chosenWhy }),
    response: personSchema,
  }),
  audit: endpoint({
    method: 'GET',
    path: '/console/audit',
    auth: 'operator',
    operator: 'owner',
    summary: 'One day of the audit log, and the days that are sealed',
    query: z.strictObject({ day: z.optional(lagosDaySchema) }),
    response: z.object({
      day: lagosDaySchema,
      entries: z.array(auditLineSchema),
      /** Null while the day is open. */
      root: z.nullable(auditRootSchema),
      problems: z.array(z.string()),
      sealed: z.array(auditRootSchema),
    }),
  }),
  auditExport: endpoint({
    method: 'GET',
    path: '/console/audit/export',
    auth: 'operator',
    operator: 'owner',
    summary: 'The sealed days of the audit log as CSV, up to the last sealed one',
    limit: 'file',
    query: z.strictObject({ from: lagosDaySchema, until: lagosDaySchema }),
    produces: 'text/csv',
    response: z.string(),
  }),
  ...bookEndpoints,
  ...figureEndpoints,
  ...taxEndpoints,
} as const
