import * as fc from 'fast-check'
import type { Command } from '../decision'

type Action = Extract<Command, { chargeback_id: string }>['action']

/** The debit for each chargeback: the whole charge, a part of it, or more. */
const TAKEN_MINOR = {
  'cb-1': 1_035_000,
  'cb-2': 400_000,
  'cb-3': 1_040_000,
  'cb-4': 300_000,
  'cb-5': 1_020_000,
}
const chargeback_id = fc.constantFrom(...(Object.keys(TAKEN_MINOR) as (keyof typeof TAKEN_MINOR)[]))
/** What an operator says that a chargeback claims of the order. */
const ATTRIBUTED_MINOR = [1, 250_000, 1_035_000, 1_035_001]
/** What an operator says that it took of the order. */
const RETAKEN_MINOR = [0, 0, 1, 250_000, 1_035_000, 1_035_001]

export const chargebackCommandOf = (action: Action): fc.Arbitrary<Command> => {
  switch (action) {
    case 'chargeback':
      return chargeback_id.map((id) => ({
        action,
        chargeback_id: id,
        amount_minor: TAKEN_MINOR[id],
        due_at_ms: 9e12,
      }))
    case 'attribute_chargeback':
      return fc
        .tuple(chargeback_id, fc.constantFrom(...ATTRIBUTED_MINOR))
        .map(([id, amount_minor]) => ({
          action,
          chargeback_id: id,
          amount_minor,
          due_at_ms: 8e12,
        }))
    case 'reattribute_chargeback':
      return fc
        .tuple(chargeback_id, fc.constantFrom(...RETAKEN_MINOR))
        .map(([id, taken_minor]) => ({ action, chargeback_id: id, taken_minor, due_at_ms: 8e12 }))
    case 'move_chargeback':
    case 'chargeback_won':
      return chargeback_id.map((id) => ({ action, chargeback_id: id }))
    case 'chargeback_lost':
      return chargeback_id.map((id) => ({
        action,
        chargeback_id: id,
        taken_minor: TAKEN_MINOR[id],
      }))
  }
}
