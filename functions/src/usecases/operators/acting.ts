import type { OperatorRole } from '../../contract/entities/console/operator'
import type { Identified } from '../../ports/identity'

/** The operator who acts. */
export type Acting = { uid: string; role: OperatorRole }

/** The operator who decides: signed in to the console, or at a command line, which has no sign-in. */
export type Deciding = Acting & {
  signed_in: Pick<Identified, 'auth_time' | 'has_second_factor'> | 'by_hand'
}
