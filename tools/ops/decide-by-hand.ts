import { activeOperators } from '../../functions/src/db/console/operators'
import { decide } from '../../functions/src/usecases/console/decisions/decide'
import type { DecisionName } from '../../functions/src/usecases/console/decisions/table'
import type { Deps } from '../../functions/src/usecases/deps'
import { type CliArgs, required } from './arguments'

type BodyOf<Name extends DecisionName> = Parameters<typeof decide<Name>>[4]

const ADDRESS = /^[^\s/]+@[^\s/]+$/

/** @throws Error if nobody with this address is an operator, unless the first owner is granted */
const operatorOf = async (args: CliArgs, name: DecisionName) => {
  const address = required(args, 'by').toLowerCase()
  const operators = await activeOperators()
  const operator = operators.find(({ email }) => email === address)
  if (operator) return operator
  const isFirst = name === 'grantOperator' && !operators.some(({ role }) => role === 'owner')
  if (isFirst && ADDRESS.test(address)) return { uid: address, role: 'owner' as const }
  throw new Error(`${address} is no operator: "operator list" shows who is, "operator grant" adds.`)
}

/**
 * Decides as the operator whose address is `--by`, by the same rows as the console: only the sign-in
 * isn't asked for, since a command line has none.
 */
export const decideByHand = async <Name extends DecisionName>(
  deps: Deps,
  args: CliArgs,
  name: Name,
  { id, body }: { id: string; body: BodyOf<Name> },
) => {
  const { uid, role } = await operatorOf(args, name)
  return decide(deps, { uid, role, signed_in: 'by_hand' }, name, id, body)
}
