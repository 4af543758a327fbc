import type { imageEndpoints } from '../../../contract/api/catalog/images'
import { readPrivateImage } from '../../../usecases/catalog/image/read-private-image'
import { callerOf, type Handlers, reply } from '../../handler'

export const imageHandlers: Handlers<typeof imageEndpoints> = {
  read: async (input, deps) => {
    const { bytes, type } = await readPrivateImage(deps, callerOf(input).uid, input.params.id)
    return reply<Uint8Array>(bytes, { type })
  },
}
