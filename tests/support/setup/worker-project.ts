import { PROJECT_ID } from '../../../tools/emulators/project'

/**
 * Setup of the rules tests. Firestore separates documents and rules by project, so each worker uses
 * a project of its own. Storage rules read only the documents of the suite's project.
 */
process.env.GCLOUD_PROJECT = `${PROJECT_ID}-${process.env.VITEST_POOL_ID}`
