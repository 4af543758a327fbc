/** A message from a page to the service worker. */
export type WorkerMessage =
  /** What the page loaded before the worker was there. */
  | { type: 'visited'; urls: string[] }
  /** Asks on the message's port whether the worker's build has this entry chunk. */
  | { type: 'is-current'; entry: string }
  /** The user of this device changes. */
  | { type: 'forget' }
