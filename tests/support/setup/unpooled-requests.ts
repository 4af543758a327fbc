import { vi } from 'vitest'
import { fetchUnpooled } from '../../../tools/emulators/fetch-unpooled'

/** Setup of the projects that ask emulators: no request meets a connection that is being closed. */
vi.stubGlobal('fetch', fetchUnpooled)
