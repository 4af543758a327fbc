import { parsePortOffset } from './ports'
import { suiteEnv } from './suite-env'

/**
 * To be imported before anything that reads the environment: without a project named, tools talk
 * to the running suite and never to a live project.
 */
if (process.env.GCLOUD_PROJECT === undefined) {
  Object.assign(process.env, suiteEnv(parsePortOffset(process.env.OJA_PORT_OFFSET)))
}
