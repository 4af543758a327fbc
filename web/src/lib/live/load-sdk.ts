import { SECOND_MS } from '@contract/time'
import { whenDrawn } from './first-draw'

export type Sdk = typeof import('./sdk')['sdk']

const TRIES = 3
const TRY_AGAIN_MS = 3 * SECOND_MS

let coming: Promise<Sdk> | undefined
let isHere = false

/** Whether a live value can be had without waiting for code. */
export const isSdkHere = (): boolean => isHere

const wait = () => new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))

const load = async (triesLeft: number): Promise<Sdk> => {
  try {
    const { sdk } = await import('./sdk')
    isHere = true
    return sdk
  } catch (error) {
    if (triesLeft === 1) throw error
    await wait()
    return load(triesLeft - 1)
  }
}

/** Firestore now, for what a person does. */
export const loadSdk = (): Promise<Sdk> => {
  coming ??= load(TRIES).catch((error) => {
    coming = undefined
    throw error
  })
  return coming
}

/** Firestore for what is followed: what is drawn first goes first. */
export const loadSdkWhenDrawn = async (): Promise<Sdk> => {
  if (!isHere) await whenDrawn()
  return loadSdk()
}
