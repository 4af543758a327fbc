/** The outcome of an event: `wait` retries later, for example if the provider had no result yet. */
export type WebhookOutcome = { outcome: 'processed' | 'retry'; note: string | null }
