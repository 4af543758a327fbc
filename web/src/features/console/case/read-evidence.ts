import { consoleEndpoints } from '@contract/api/console/console'
import { storedPathId } from '@contract/paths'
import { callFile } from '@/lib/api/api-client'

/** Reads an image of a case through the console's own endpoint, which logs the look. */
export const readEvidence = (id: string, path: string): Promise<Blob> =>
  callFile(consoleEndpoints.evidence, { params: { id, image: storedPathId(path) } })
