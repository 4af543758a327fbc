import { MONEY_PROPERTIES } from './money-properties'
import { ORDER_PROPERTIES } from './order-properties'
import { OUTCOME_PROPERTIES } from './outcome-properties'
import { PROMISE_PROPERTIES } from './promise-properties'
import { TASK_PROPERTIES } from './task-properties'

/**
 * What holds wherever a walk comes, by name; each says what is wrong where it doesn't. Besides them,
 * a walk looks for what breaks (`nothingBreaks`) and for silence without end (`silenceEnds`).
 */
export const PROPERTIES = {
  ...TASK_PROPERTIES,
  ...MONEY_PROPERTIES,
  ...ORDER_PROPERTIES,
  ...OUTCOME_PROPERTIES,
  ...PROMISE_PROPERTIES,
}
