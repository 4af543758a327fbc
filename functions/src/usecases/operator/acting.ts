import type { OperatorRole } from '../../contract/entities/operator'

/** The operator who acts. */
export type Acting = { uid: string; role: OperatorRole }
