import * as z from 'zod'
import type { Letter } from './pages'

const codesSchema = z.object({
  oobCodes: z.optional(
    z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
  ),
})
export type Codes = z.infer<typeof codesSchema>

/** What the identity service sends by itself, and where the app takes it up. */
const KINDS: Readonly<Record<string, { mode: string; subject: string; text: string }>> = {
  PASSWORD_RESET: {
    mode: 'resetPassword',
    subject: 'Set a new password',
    text: 'Follow this link to set a new password:',
  },
  VERIFY_EMAIL: {
    mode: 'verifyEmail',
    subject: 'Verify your email',
    text: 'Follow this link to verify your email:',
  },
}

/**
 * The Auth emulator's mails as letters, the newest first; it keeps the codes without their times.
 * @param app_url whose page takes the code, as the action URL of a real project does
 */
export const identityLetters = ({ oobCodes = [] }: Codes, app_url: string): Letter[] =>
  oobCodes.toReversed().flatMap(({ email, requestType, oobCode }) => {
    const kind = KINDS[requestType]
    if (!kind) return []
    const query = new URLSearchParams({ mode: kind.mode, oobCode })
    return {
      id: `identity-${oobCode}`,
      to: [email],
      message: {
        subject: kind.subject,
        text: `${kind.text} ${app_url}/auth/reset-password?${query}`,
      },
    }
  })

/** @param host of the Auth emulator */
export const readIdentityCodes = async (host: string, project: string): Promise<Codes> => {
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`)
  return codesSchema.parse(await response.json())
}
