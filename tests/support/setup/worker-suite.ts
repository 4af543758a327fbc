import { suiteEnv } from '../../../tools/emulators/suite-env'

/** Setup of the API tests: each worker uses a suite of its own where there are several. */
const offsets = (process.env.OJA_WORKER_OFFSETS ?? '').split(',').filter(Boolean)
const offset = offsets[Number(process.env.VITEST_POOL_ID) - 1]
if (offset) Object.assign(process.env, suiteEnv(Number(offset)))
