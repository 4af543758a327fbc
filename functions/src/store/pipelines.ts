import { applicationDefault } from 'firebase-admin/app'
import * as z from 'zod'

/** What an execution answers: parts of the result, each with rows that have no name of their own. */
const answerSchema = z.array(
  z.object({
    results: z
      .array(z.object({ fields: z.record(z.string(), z.unknown()).default({}) }))
      .default([]),
  }),
)

const MOST_MS = 10_000

/**
 * Runs a pipeline over REST and answers the fields of its rows as Firestore writes them: the SDK of
 * the server has no pipelines yet. The caller vouches for the shape of what it selects.
 * @throws where the database is not of the Enterprise edition, or has no index for the search
 */
export const executePipeline = async <Fields>(
  project_id: string,
  stages: readonly object[],
  database = '(default)',
): Promise<Fields[]> => {
  const { access_token } = await applicationDefault().getAccessToken()
  const parent = `projects/${project_id}/databases/${database}`
  const address = `https://firestore.googleapis.com/v1/${parent}/documents:executePipeline`
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ structuredPipeline: { pipeline: { stages } } }),
    signal: AbortSignal.timeout(MOST_MS),
  })
  if (!response.ok) {
    throw new Error(`A pipeline was refused: ${response.status} ${await response.text()}`)
  }
  const parts = answerSchema.parse(await response.json())
  return parts.flatMap(({ results }) => results.map(({ fields }) => fields as Fields))
}
