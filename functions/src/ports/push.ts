import type { PushText } from '../contract/entities/messaging/notification'

/** `gone`: the token is invalid, for example because the permission was revoked. */
export type PushOutcome = 'delivered' | 'gone' | 'failed'

export type Push = { send: (token: string, text: PushText) => Promise<PushOutcome> }
