import { chosenSuite } from './running-suites'
import { suiteEnv } from './suite-env'

/**
 * Import this before anything that reads the environment: unless a project is named, tools use the
 * running suite and never a live project.
 */
if (process.env.GCLOUD_PROJECT === undefined) {
  try {
    Object.assign(process.env, suiteEnv(chosenSuite(process.env.OJA_PORT_OFFSET)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}
