import { createHash } from 'node:crypto'
import { timestampFromMillis } from '../../../contract/time'
import { newBatch } from '../../../db/firestore'
import { writeDevice } from '../../../db/people/devices'
import type { Deps } from '../../deps'

/** Registers a device for push notifications; saving it again only updates its date. */
export const saveDevice = async (
  deps: Deps,
  uid: string,
  token: string,
): Promise<{ id: string }> => {
  const id = createHash('sha256').update(token).digest('hex')
  const batch = newBatch()
  await writeDevice(batch, uid, { id, token, created_at: timestampFromMillis(deps.clock()) })
  await batch.commit()
  return { id }
}
