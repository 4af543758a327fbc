/** Messages from the test to the API's process, beside HTTP. */
export type LoadRequest = { kind: 'memory' } | { kind: 'message'; id: string; message_id: string }

/** In bytes; `external` is memory outside the heap, such as buffers. */
export type Memory = { heap: number; external: number; rss: number }

export type LoadResponse =
  | { kind: 'memory'; memory: Memory }
  | { kind: 'delivered' }
  | { kind: 'failed'; why: string }
