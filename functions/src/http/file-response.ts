import { type Reply, reply } from './handler'

/** A download with this file name, for endpoints with `produces`. */
export const fileReply = (name: string, content: string): Reply<string> =>
  reply(content, { headers: { 'Content-Disposition': `attachment; filename="${name}"` } })
