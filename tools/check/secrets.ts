const SECRETS = [
  /\bsk_live_[A-Za-z0-9]{16,}/g,
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g,
  /\bAKIA[A-Z0-9]{16}\b/g,
  /\bghp_[A-Za-z0-9]{36}\b/g,
  /\bAIza[\w-]{35}/g,
]

/** What in a text has the form of a key that opens something. */
export const secretsIn = (text: string): string[] =>
  SECRETS.flatMap((form) => text.match(form) ?? [])
