/** An instant in Firestore and in the API. A client SDK's Timestamp has these two fields. */
export type Timestamp = { seconds: number; nanoseconds: number }

export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Longer than any commit takes: nothing more is written into what ended so long ago. */
export const SETTLED_MS = 10 * MINUTE_MS

/** @param milliseconds since the epoch */
export const timestampFromMillis = (milliseconds: number): Timestamp => {
  const seconds = Math.floor(milliseconds / SECOND_MS)
  return { seconds, nanoseconds: Math.round((milliseconds - seconds * SECOND_MS) * 1e6) }
}

/** Microseconds since the epoch, the precision of Firestore's own times. */
export const microsOf = (timestamp: Pick<Timestamp, 'seconds' | 'nanoseconds'>): number =>
  timestamp.seconds * 1e6 + Math.floor(timestamp.nanoseconds / 1e3)

/** Milliseconds since the epoch, rounded down. */
export const millisOf = (timestamp: Pick<Timestamp, 'seconds' | 'nanoseconds'>): number =>
  timestamp.seconds * SECOND_MS + Math.floor(timestamp.nanoseconds / 1e6)
