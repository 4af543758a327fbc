import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { portTable } from '../../tools/emulators/ports'
import { ROOT, workFile } from '../../tools/emulators/project'
import { type Service, startService } from '../../tools/emulators/services'
import { suiteEnv } from '../../tools/emulators/suite-env'

const require = createRequire(join(ROOT, 'node_modules/firebase-tools/package.json'))
const STATIC_SERVER = 'superstatic'
const FRAMEWORK = 'node_modules/@google-cloud/functions-framework/build/src/main.js'

// The upload brings its own page: a suite's would hide that it is missing.
delete process.env.OJA_PAGE_FILE
delete process.env.OJA_RENDERER_FILE

/** The path to which each function responds with 200 once it works. */
const ALIVE = { api: '/api/v1/health', pages: '/' }

type Start = {
  folder: string
  node: string
  target: keyof typeof ALIVE
  port: number
  offset: number
}

/** Starts one function of the upload as the cloud does, beside a suite's emulators. */
export const serveFunction = ({ folder, node, target, port, offset }: Start): Promise<Service> => {
  const { OJA_PAGE_FILE: _, OJA_RENDERER_FILE: __, ...env } = suiteEnv(offset)
  return startService({
    name: `The function ${target}`,
    node,
    args: [join(folder, FRAMEWORK), `--target=${target}`, `--port=${port}`],
    cwd: folder,
    env: { ...env, NODE_ENV: 'production' },
    log_file: workFile('upload-logs', `${target}-${port}.log`),
    ready: { url: `http://127.0.0.1:${port}${ALIVE[target]}` },
  })
}

type Next = (error?: Error) => void
type Middleware = (req: IncomingMessage, res: ServerResponse, next: Next) => void

const proxyTo =
  (port: number): Middleware =>
  (req, res, next) => {
    const { url, method, headers } = req
    const outgoing = request(
      { port, host: '127.0.0.1', path: url, method, headers },
      (response) => {
        res.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(res)
      },
    )
    outgoing.once('error', next)
    req.pipe(outgoing)
  }

/** Serves the site by firebase.json's rules, with the server that the Hosting emulator uses. */
export const serveHosting = async (ports: Record<string, number>, offset: number) => {
  const { hosting } = require(join(ROOT, 'firebase.json'))
  const server = require(STATIC_SERVER).server({
    port: portTable(offset).hosting,
    hostname: '127.0.0.1',
    config: hosting,
    cwd: ROOT,
    stack: 'strict',
    rewriters: {
      function: async (rewrite: { function: { functionId: string } }) =>
        proxyTo(ports[rewrite.function.functionId] ?? 0),
    },
  })
  const listening = await new Promise<{ close: () => void }>((resolve) => {
    const started = server.listen(() => resolve(started))
  })
  return {
    url: `http://127.0.0.1:${portTable(offset).hosting}`,
    stop: () => listening.close(),
  }
}
