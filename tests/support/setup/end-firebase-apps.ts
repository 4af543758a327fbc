import { deleteApp, getApps } from 'firebase/app'
import { afterAll } from 'vitest'

/** Setup of tests of the web: a file's Firebase apps end with it, or the next file would get them. */
afterAll(() => Promise.all(getApps().map(deleteApp)))
