import * as z from 'zod/mini'
import { STATES } from './reference/states'

/** A state of Nigeria, by its name. */
export const stateNameSchema = z.enum(STATES)
