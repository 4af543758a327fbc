import * as z from 'zod/mini'
import { reasonSchema } from '../../../contract/api/console/console-change'
import { OPERATOR_ROLES } from '../../../contract/entities/console/operator'
import { giveRole, revokeOperator as revoke } from '../../operators/grant-operator'
import { subjectOfAddress } from '../subjects'
import { decision } from './decision'

/** Gives somebody a role; another owner gives it as well, if there is one. Nobody gives their own. */
export const grantOperator = decision({
  role: 'owner',
  fresh_sign_in: true,
  body: z.strictObject({ role: z.enum(OPERATOR_ROLES), reason: reasonSchema }),
  subject: subjectOfAddress,
  // No money leaves by it: the register of operators keeps what one owner wants.
  second_person: 'alone',
  run: (deps, by, address, { role }) => giveRole(deps, address, { ...by, role }),
})

/** Takes a role, at once and by one person: it protects. */
export const revokeOperator = decision({
  role: 'owner',
  fresh_sign_in: true,
  body: z.strictObject({ reason: reasonSchema }),
  subject: subjectOfAddress,
  second_person: 'alone',
  run: (deps, by, address) => revoke(deps, address, by),
})
