const CONSENT_DAYS = 182
const DAY_S = 24 * 3_600

/** The cookie that the consent banner sets once it was accepted or refused. */
export const consentCookie = (url: string) => {
  const now = new Date()
  const expires = Math.floor(now.getTime() / 1_000) + CONSENT_DAYS * DAY_S
  const record = {
    categories: ['necessary'],
    revision: 0,
    data: null,
    consentTimestamp: now.toISOString(),
    consentId: crypto.randomUUID(),
    services: { necessary: [] },
    lastConsentTimestamp: now.toISOString(),
    expirationTime: expires * 1_000,
  }
  return { name: 'cc_cookie', value: encodeURIComponent(JSON.stringify(record)), url, expires }
}
