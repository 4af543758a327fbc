import type { AuditLine } from '@contract/entities/console/audit'
import { formatMoney } from '@contract/money'
import { monthText } from '@contract/month-text'

const LOOKS: Record<string, string> = {
  case: 'looked at case',
  evidence: 'looked at a picture of case',
  'chargeback-pack': 'downloaded the evidence of case',
  'refund-account': 'looked up an account for the refund of',
  person: 'looked at the page of',
  'reported-product': 'looked at the reported product',
  conversation: 'read a reported conversation',
  ticket: 'read the message',
  find: 'searched for',
}

const OUTCOMES: Record<string, string> = {
  release: 'all to the vendor',
  refund: 'all back to the buyer',
}

const DECISIONS: Record<string, string> = {
  accept_chargeback: 'to accept the chargeback of',
  attribute_chargeback: 'which orders a chargeback means, from',
  redirect_refund: 'to send the refund to another account, of',
  resend_refund: 'to send a refund that the bank has given as well, of',
  release_hold: 'to release the held money of',
  correct_ledger: 'to correct the ledger of',
}

/** By the first part of an action; what is missing reads as it is called. */
const WORDS: Record<string, string> = {
  'accept-chargeback': 'accepted the chargeback of',
  'answer-ticket': 'answered the message',
  'attribute-chargeback': 'said which orders a chargeback means, from',
  'block-payouts': 'blocked the payouts of',
  'close-month': 'closed',
  'close-report': 'closed the report of a conversation',
  'close-ticket': 'closed without an answer the message',
  'contest-chargeback': 'contested the chargeback of',
  'drop-decision': 'dropped a decision about',
  'give-email': 'gave an email address to',
  'recount-sales': 'counted again the sales of',
  'recount-stock': 'counted again the stock of',
  'reinstate-store': 'reinstated the store of',
  'resolve-unplaced': 'said what became of money without a place',
  'revoke-operator': 'took the console away from',
  'set-tax': 'changed the VAT registration',
  'settle-carrier-claim': 'settled the claim for the lost parcel of',
  'suspend-store': 'suspended the store of',
  'switch-off': 'turned off',
  'switch-on': 'turned on',
  'take-carrier-charge': 'took a carrier’s charge from the vendor of',
  'unblock-payouts': 'allowed the payouts of',
  'waive-carrier-charge': 'let Oja pay a carrier’s charge of',
  announce: 'announced',
  correct: 'corrected the ledger of',
  dismiss: 'closed the reports of',
  flag: 'told its vendor about',
  note: 'wrote a note about',
  reinstate: 'reinstated',
  requeue: 'made due again',
  retry: 'tried again the task of',
  takedown: 'took down',
}

const sum = (minor: string | undefined): string => formatMoney(Number(minor), 'NGN')

const verdict = (outcome: string, minor: string | undefined): string =>
  OUTCOMES[outcome] ?? `${sum(minor)} back to the buyer, the rest to the vendor`

/** Actions that say what moved after what they are about. */
const AFTER: Record<string, (parts: string[]) => string> = {
  resolve: ([outcome = '', minor]) => verdict(outcome, minor),
  propose: ([outcome = '', minor]) => (outcome in DECISIONS ? '' : verdict(outcome, minor)),
  'accept-chargeback': ([, minor]) => (minor ? `${sum(minor)} to the bank` : ''),
}

export type AuditWords = {
  /** What was done: "looked at case". */
  verb: string
  /** What it was done to, if anything has the name or the action needs none. */
  about: string
  /** What moved by it. */
  after: string
}

const verbOf = (name: string, [first = '']: string[]): string => {
  if (name === 'look') return LOOKS[first] ?? `looked at ${first.replaceAll('-', ' ')}`
  if (name === 'resolve') return 'decided case'
  if (name === 'propose') return `proposed ${DECISIONS[first] ?? 'how to decide case'}`
  if (name === 'grant-operator') return `opened the console for ${first} to`
  if (name === 'propose-operator') return `proposed to open the console for ${first} to`
  return WORDS[name] ?? name.replaceAll(/[_-]/g, ' ')
}

/** Ids that say nothing to a person. */
const OPAQUE = /^(tax|figures)?$|^[\w:.~-]{18,}$/

/** An entry of the audit log as a sentence says it. */
export const auditWords = ({ action, subject, about }: AuditLine): AuditWords => {
  const [name = '', ...parts] = action.split(':')
  const plain = name === 'close-month' ? monthText(subject) : subject.replaceAll('_', ' ')
  return {
    verb: verbOf(name, parts),
    about: about?.name ?? (action !== 'look:find' && OPAQUE.test(subject) ? '' : plain),
    after: AFTER[name]?.(parts) ?? '',
  }
}
