/** The directives of a content security policy by name, each with its sources. */
export const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((part): [string, string[]] => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources]
    }),
  )

const HASH = /^'sha256-[A-Za-z0-9+/]{43}='$/
const isOwnOrHash = (source: string) => source === "'self'" || HASH.test(source)
const isNone = (sources: string[] | undefined) => sources?.join() === "'none'"

/** The weaknesses of a content security policy; empty if there are none. */
const policyFaults = (policy: string): string[] => {
  const directives = directivesOf(policy)
  const faults: string[] = []
  if (directives.get('default-src')?.join() !== "'self'") faults.push("default-src isn't 'self'")
  for (const name of ['script-src', 'style-src']) {
    const foreign = directives.get(name)?.filter((source) => !isOwnOrHash(source)) ?? ['nothing']
    if (foreign.length > 0) faults.push(`${name} allows ${foreign.join(' ')}`)
  }
  for (const name of ['frame-ancestors', 'object-src', 'base-uri']) {
    if (!isNone(directives.get(name))) faults.push(`${name} isn't 'none'`)
  }
  const wide = [...directives].filter(([, sources]) =>
    sources.some((source) => /^(\*|https?:|'unsafe-eval'|.*\*.*)$/.test(source)),
  )
  return [...faults, ...wide.map(([name]) => `${name} is wide open`)]
}

const YEAR_SECONDS = 31_536_000

const EXPECTED: Record<string, (value: string) => boolean> = {
  'strict-transport-security': (value) =>
    // Whether it includes subdomains is the operator's choice, which `doctor --deploy` looks at.
    Number(/^max-age=(\d+)/.exec(value)?.[1] ?? 0) >= YEAR_SECONDS,
  'x-content-type-options': (value) => value === 'nosniff',
  // Full URLs stay out of access logs, ours included: an emailed link contains a code.
  'referrer-policy': (value) => value === 'strict-origin',
  'permissions-policy': (value) =>
    ['camera', 'microphone', 'geolocation', 'payment'].every((one) => value.includes(`${one}=()`)),
  'cross-origin-opener-policy': (value) => value === 'same-origin',
}

/**
 * The security headers that a Hosting response lacks.
 * @param headers by lower-case name
 */
export const headerFaults = (headers: Record<string, string>): string[] => [
  ...policyFaults(headers['content-security-policy'] ?? ''),
  ...Object.entries(EXPECTED)
    .filter(([name, isFine]) => !isFine(headers[name] ?? ''))
    .map(([name]) => `${name} is ${headers[name] ?? 'missing'}`),
]
