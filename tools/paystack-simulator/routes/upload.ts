import { type Handler, json, type Route, refuse } from '../http'

/** Takes the file of a dispute and keeps its size alone. */
const upload: Handler = (world, { params, size }) => {
  const name = params.name ?? ''
  const isExpected = [...world.state.disputes.values()].some((dispute) =>
    dispute.uploaded_files.includes(name),
  )
  if (!isExpected) return refuse(403, 'This upload was not asked for', 'forbidden')
  world.state.uploads.set(name, size)
  return json(200, { size })
}

export const uploadRoutes: readonly Route[] = [['PUT', '/__upload/:name', upload]]
