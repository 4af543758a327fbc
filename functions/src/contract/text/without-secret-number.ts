import * as z from 'zod/mini'
import { hasSecretNumber } from './secret-number'

/** For what is stored for years, or for ever as the audit log: no card number and no BVN. */
export const withoutSecretNumber = z.refine<string>(
  (text) => !hasSecretNumber(text),
  'This looks like a card number or a BVN: leave it out.',
)
