import {
  isOperatorRole,
  OPERATOR_ROLES,
} from '../../functions/src/contract/entities/console/operator'
import { activeOperators } from '../../functions/src/db/console/operators'
import type { Deps } from '../../functions/src/usecases/deps'
import { type CliArgs, type Command, reasonOf, required } from './arguments'
import { decideByHand } from './decide-by-hand'
import { instant } from './work'

const addressOf = ({ subjects: [, address] }: CliArgs): string => {
  if (!address?.includes('@')) throw new Error('Say whose address: operator grant ada@oja.example.')
  return address.toLowerCase()
}

const grant = async (args: CliArgs, deps: Deps): Promise<string[]> => {
  const role = required(args, 'role')
  if (!isOperatorRole(role)) throw new Error(`--role is ${OPERATOR_ROLES.join(', ')}.`)
  const address = addressOf(args)
  const body = { role, reason: reasonOf(args) }
  const { state } = await decideByHand(deps, args, 'grantOperator', { id: address, body })
  if (state === 'waiting')
    return [`${address} waits for another owner: the same command by them opens the console.`]
  return [`${address} is an operator (${role}) from the next sign-in on.`]
}

const revoke = async (args: CliArgs, deps: Deps): Promise<string[]> => {
  const address = addressOf(args)
  await decideByHand(deps, args, 'revokeOperator', {
    id: address,
    body: { reason: reasonOf(args) },
  })
  return [`${address} is no operator any more, from now on.`]
}

const list = async (): Promise<string[]> => {
  const found = await activeOperators()
  if (found.length === 0) return ['Nobody is an operator.']
  return found.map(({ email, role, uid, granted_at }) =>
    [role.padEnd(8), email, uid, `since ${instant(granted_at)}`].join('  '),
  )
}

const ACTIONS: Record<string, Command> = { grant, revoke, list }

const run: Command = async (args, deps) => {
  const action = ACTIONS[args.subjects[0] ?? '']
  if (!action) throw new Error(`Say what to do: operator ${Object.keys(ACTIONS).join(', ')}.`)
  return action(args, deps)
}

/** The only way to make somebody an operator. */
export const operatorCommands = { operator: run }
