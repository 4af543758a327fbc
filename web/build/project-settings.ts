/** Without one of them the site would be built for the demo project, which exists on no server. */
const REQUIRED = [
  'VITE_APP_URL',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
]

/** @throws if a build for real services lacks a setting. A suite's build has its ports instead. */
export const requireSettings = (env: Record<string, string | undefined>): void => {
  if (env.VITE_PORT_OFFSET !== undefined) return
  const missing = REQUIRED.filter((name) => !env[name])
  if (missing.length === 0) return
  throw new Error(
    `${missing.join(', ')}: not set. \`npm run build -- <alias>\` takes them from deploy/settings/<alias>.ts.`,
  )
}
