/** What came of an event: `wait` asks to look again, since the provider had no answer yet. */
export type WebhookOutcome = { outcome: 'done' | 'wait'; note: string | null }
