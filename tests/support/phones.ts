import { randomBytes, randomInt } from 'node:crypto'
import { DEVICE_HEADER } from '../../functions/src/contract/api/device-header'
import type { PhoneSignIn } from '../../functions/src/contract/api/people/phone'
import type { Notification } from '../../functions/src/contract/entities/messaging/notification'
import type { User } from '../../functions/src/contract/entities/people/user'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../functions/src/contract/paths'
import { collectionOf } from '../../functions/src/db/firestore'
import type { Mail } from '../../functions/src/db/messaging/mail'
import type { Messages, OutgoingMessage } from '../../functions/src/ports/messages'
import type { Deps } from '../../functions/src/usecases/deps'
import { openPhoneAccount } from '../../functions/src/usecases/people/phone/open-phone-account'
import type { Api, ApiResponse } from './api-server'
import { identity, type Person, signInWithToken } from './people'
import { openTestApi } from './test-api'

/** Messages that are kept instead of sent, newest last. */
export const keptMessages = (): Messages & { sent: OutgoingMessage[] } => {
  const sent: OutgoingMessage[] = []
  return {
    sent,
    channels: ['sms', 'whatsapp'],
    whatsapp_number: null,
    providerOf: () => 'kept',
    send: async (message) => {
      sent.push(message)
      return { id: `kept-${sent.length}` }
    },
    readWebhook: () => null,
    answerChallenge: () => null,
  }
}

/** A number that no test used before: accounts stay when the database is cleared. */
export const newNumber = (): string => `+234803${String(randomInt(10_000_000)).padStart(7, '0')}`

export const newDevice = (): string => randomBytes(12).toString('hex')

export type PhonePerson = Person & { phone: string; device: string }

/** Signs in with phones as the site does. */
export const phonesOf = (api: Pick<Api, 'call'>, messages: { sent: OutgoingMessage[] }) => {
  const askForCode = (phone: string, more: { channel?: string; from?: string } = {}) => {
    const { from, ...body } = more
    return api.call<{ channel: string; next_after_seconds: number }>(
      'POST',
      '/auth/phone/send-code',
      { body: { phone, ...body }, ...(from && { from }) },
    )
  }
  /** The code of the last message to this number. */
  const codeTo = (phone: string): string => {
    const message = messages.sent.findLast(({ to }) => to === phone)
    const code = message?.values.code
    if (!code) throw new Error(`no code to ${phone}`)
    return code
  }
  const signIn = (body: Record<string, unknown>, device: string | undefined, from?: string) =>
    api.call<PhoneSignIn>('POST', '/auth/phone/sign-in', {
      body,
      ...(device !== undefined && { headers: { [DEVICE_HEADER]: device } }),
      ...(from && { from }),
    })
  const tokenOf = (response: ApiResponse<PhoneSignIn>): string => {
    if (response.data?.state !== 'signed_in') throw new Error(response.text)
    return response.data.token
  }
  return {
    askForCode,
    codeTo,
    signIn,
    tokenOf,
    /** Signs up, or in, with a new code. */
    enter: async ({
      phone = newNumber(),
      name = 'Ngozi Eze',
      device = newDevice(),
      more = {},
    } = {}): Promise<PhonePerson> => {
      const asked = await askForCode(phone)
      if (asked.status !== 200) throw new Error(asked.text)
      const code = codeTo(phone)
      const body = { phone, code, name, accepted_conditions: true, ...more }
      const token = await signInWithToken(tokenOf(await signIn(body, device)))
      const { localId } = (
        await identity<{ users: { localId: string }[] }>('accounts:lookup?key=demo', {
          idToken: token,
        })
      ).users[0] as { localId: string }
      return { uid: localId, email: '', name, token, phone, device }
    },
  }
}

/** Somebody with a phone number alone, without a code. */
export const signUpByPhone = async (deps: Deps): Promise<Person> => {
  const name = 'Ngozi Eze'
  const uid = await openPhoneAccount(deps, newNumber(), name, undefined)
  return { uid, email: '', name, token: await signInWithToken(await deps.identity.phoneToken(uid)) }
}

/** An API that keeps its messages, and what tests of phones do with it. */
export const openPhoneApi = async (given: Partial<Deps> = {}) => {
  const messages = keptMessages()
  const testApi = await openTestApi({}, () => ({ messages, ...given }))
  const phones = phonesOf(testApi, messages)
  const provedCode = async (phone: string): Promise<{ phone: string; code: string }> => {
    const asked = await phones.askForCode(phone)
    if (asked.status !== 200) throw new Error(asked.text)
    return { phone, code: phones.codeTo(phone) }
  }
  return {
    testApi,
    phones,
    messages,
    provedCode,
    userOf: async (uid: string): Promise<User | undefined> =>
      (await collectionOf<User>(COLLECTIONS.users).doc(uid).get()).data(),
    usersWith: async (phone: string): Promise<string[]> =>
      (await collectionOf<User>(COLLECTIONS.users).where('phone', '==', phone).get()).docs.map(
        ({ id }) => id,
      ),
    /** Adds a number to an account that signed in by email. */
    addPhone: async (person: Person, phone: string, device = newDevice()) =>
      testApi.call<User>('POST', '/users/phone', {
        as: person,
        body: await provedCode(phone),
        ...onDevice(device),
      }),
  }
}
export type PhoneApi = Awaited<ReturnType<typeof openPhoneApi>>

/** The emails to an address, oldest first. */
export const mailsTo = async (address: string): Promise<Mail['message'][]> => {
  const mails = collectionOf<Mail>(COLLECTIONS.mail).where('to', 'array-contains', address)
  return (await mails.get()).docs
    .map((one) => one.data())
    .sort((a, b) => a.created_at.seconds - b.created_at.seconds)
    .map(({ message }) => message)
}

/** The messages of the security alerts that somebody got. */
export const alertsTo = async (uid: string): Promise<string[]> => {
  const path = `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.notifications}`
  return (await collectionOf<Notification>(path).get()).docs
    .map((one) => one.data())
    .filter(({ type }) => type === 'SECURITY_ALERT')
    .map(({ message }) => message)
}

/** The header with the device of somebody who signed in by phone. */
export const onDevice = (device: string): { headers: Record<string, string> } => ({
  headers: { [DEVICE_HEADER]: device },
})

/** Signs in through Firebase's own phone provider, which the emulator plays. */
export const signInAtFirebase = async (phoneNumber: string): Promise<string> => {
  const { sessionInfo } = await identity<{ sessionInfo: string }>(
    'accounts:sendVerificationCode?key=demo',
    { phoneNumber, recaptchaToken: 'any' },
  )
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const codes = await fetch(
    `http://${host}/emulator/v1/projects/${process.env.GCLOUD_PROJECT}/verificationCodes`,
  )
  const { verificationCodes } = (await codes.json()) as {
    verificationCodes: { sessionInfo: string; code: string }[]
  }
  const code = verificationCodes.find((one) => one.sessionInfo === sessionInfo)?.code
  const { idToken } = await identity<{ idToken: string }>(
    'accounts:signInWithPhoneNumber?key=demo',
    { sessionInfo, code },
  )
  return idToken
}
