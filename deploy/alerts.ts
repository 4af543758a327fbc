import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../tools/emulators/project'
import { METRICS, type Metric, POLICIES, type Policy } from './alert-files'
import { type Environment, isDemo } from './settings'

/** Runs gcloud; returns what it printed. @throws Error if it failed */
export type Gcloud = (args: string[]) => string

const UPTIME = 'Oja: the API answers'

const gcloudFor =
  (project_id: string): Gcloud =>
  (args) => {
    const all = [...args, `--project=${project_id}`, '--quiet']
    const { status, stdout, stderr, error } = spawnSync('gcloud', all, { encoding: 'utf8' })
    if (error) throw new Error(`gcloud can't be started: ${error.message}. docs/deploy.md, Alerts.`)
    if (status !== 0) throw new Error(`gcloud ${args.join(' ')} failed:\n${stderr.trim()}`)
    return stdout.trim()
  }

/** The names of what gcloud lists under a display name; it may list none. */
const namesOf = (gcloud: Gcloud, list: string[], display_name: string): string[] =>
  gcloud([...list, `--filter=displayName="${display_name}"`, '--format=value(name)'])
    .split('\n')
    .filter((name) => name !== '')

/** gcloud reads what it makes from a file. */
const fileOf = (content: Metric | Policy): string => {
  const folder = join(ROOT, '.oja/alerts')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'content.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const putMetric = (gcloud: Gcloud, known: string[], metric: Metric) => {
  const verb = known.includes(metric.name) ? 'update' : 'create'
  gcloud(['logging', 'metrics', verb, metric.name, `--config-from-file=${fileOf(metric)}`])
}

const putPolicy = (gcloud: Gcloud, channel: string, policy: Policy) => {
  const { displayName } = policy
  const policies = ['monitoring', 'policies']
  // Policies have no name of ours: made anew, one is as the table says and not there twice.
  for (const name of namesOf(gcloud, [...policies, 'list'], displayName)) {
    gcloud([...policies, 'delete', name])
  }
  const args = [`--policy-from-file=${fileOf(policy)}`, `--notification-channels=${channel}`]
  gcloud([...policies, 'create', ...args])
}

const emailChannel = (gcloud: Gcloud, email: string): string => {
  const channels = ['beta', 'monitoring', 'channels']
  const name = `Oja: ${email}`
  const [known] = namesOf(gcloud, [...channels, 'list'], name)
  if (known) return known
  const labels = ['--type=email', `--channel-labels=email_address=${email}`]
  return gcloud([
    ...channels,
    'create',
    `--display-name=${name}`,
    ...labels,
    '--format=value(name)',
  ])
}

/** Makes a project's metrics, policies and uptime check as the table of alerts says. */
export const putAlerts = ({ settings }: Environment, gcloud: Gcloud): void => {
  const channel = emailChannel(gcloud, settings.alert_email)
  const known = gcloud(['logging', 'metrics', 'list', '--format=value(name)']).split('\n')
  for (const metric of METRICS) putMetric(gcloud, known, metric)
  for (const policy of POLICIES) putPolicy(gcloud, channel, policy)
  const uptime = ['monitoring', 'uptime']
  if (namesOf(gcloud, [...uptime, 'list-configs'], UPTIME).length > 0) return
  gcloud([
    ...uptime,
    'create',
    UPTIME,
    '--resource-type=uptime-url',
    `--resource-labels=host=${new URL(settings.app_url).host}`,
    '--path=/api/v1/health',
    '--protocol=https',
    '--period=1',
  ])
}

export const applyAlerts = (environment: Environment, say: (line: string) => void): void => {
  const { project_id } = environment
  if (isDemo(project_id))
    throw new Error(`${project_id} is a demo project: nothing can alert there.`)
  putAlerts(environment, gcloudFor(project_id))
  say(`Alerts of ${project_id} go to ${environment.settings.alert_email}`)
}
