import { PROJECT_ID } from '../../tools/emulators/project'

/**
 * Set-up of the rules' tests. Firestore keeps the documents and the rules of each project apart, so
 * each worker has its own; Storage's rules read the documents of the suite's project alone.
 */
process.env.GCLOUD_PROJECT = `${PROJECT_ID}-${process.env.VITEST_POOL_ID}`
