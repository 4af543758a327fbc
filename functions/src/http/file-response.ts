import { type Reply, reply } from './handler'

/** A file that browsers save under this name; for rows that say what they produce. */
export const fileReply = (name: string, content: string): Reply<string> =>
  reply(content, { headers: { 'Content-Disposition': `attachment; filename="${name}"` } })
