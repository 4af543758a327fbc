import { chosenSuite } from './running-suites'
import { suiteEnv } from './suite-env'

/**
 * To be imported before anything that reads the environment: without a project named, tools talk
 * to the running suite and never to a live project.
 */
if (process.env.GCLOUD_PROJECT === undefined) {
  try {
    Object.assign(process.env, suiteEnv(chosenSuite(process.env.OJA_PORT_OFFSET)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}
