/** Attests that a request was sent by the site itself, not by a script. */
export type AppCheck = {
  /** @throws AppError `app-check/invalid-token` if the token is forged, expired or another app's */
  verify: (token: string) => Promise<void>
}
