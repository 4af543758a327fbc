import { AUTH } from './suite'

type Kind = 'VERIFY_EMAIL' | 'PASSWORD_RESET'
type Sent = { email: string; requestType: Kind; oobCode: string; oobLink: string }

/** The newest code that Firebase Auth sent to an address. The emulator keeps all codes. */
export const newestCode = async (email: string, kind: Kind): Promise<Sent> => {
  const response = await fetch(`${AUTH}/emulator/v1/projects/demo-oja/oobCodes`)
  const { oobCodes } = (await response.json()) as { oobCodes: Sent[] }
  const sent = oobCodes.findLast((one) => one.email === email && one.requestType === kind)
  if (!sent) throw new Error(`Nothing of kind ${kind} was sent to ${email}`)
  return sent
}

/** Opens the link of the verification email, as a user does in another tab. */
export const verifyAddress = async (email: string): Promise<void> => {
  const { oobLink } = await newestCode(email, 'VERIFY_EMAIL')
  const response = await fetch(oobLink, { redirect: 'manual' })
  if (response.status >= 400) throw new Error(`${email} was not verified: ${response.status}`)
}
