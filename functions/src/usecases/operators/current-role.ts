import { mayAs, type OperatorRole } from '../../contract/entities/console/operator'
import { readOperator } from '../../db/console/operators'

/**
 * What the claim and the register of operators both allow; undefined for everybody else. The
 * register is asked each time: a claim outlives its removal by up to an hour.
 */
export const currentRole = async (caller: {
  uid: string
  operator: OperatorRole | null
}): Promise<OperatorRole | undefined> => {
  if (!caller.operator) return undefined
  const stored = await readOperator(caller.uid)
  if (!stored || stored.data.revoked_at) return undefined
  const { role } = stored.data
  return mayAs(caller.operator, role) ? role : caller.operator
}
