import { closeIdleConnections } from '../../../tools/emulators/idle-connections'

/** Setup of the projects that send requests to emulators. */
closeIdleConnections()
