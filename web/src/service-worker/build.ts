declare const self: ServiceWorkerGlobalScope & {
  /** The build puts the shell's files here: the app's page and what it loads at once. */
  __WB_MANIFEST: { url: string }[]
}

/** The app's page, which Hosting serves for every path that no function renders. */
export const SHELL_PAGE = '/app.html'

const SHELL = self.__WB_MANIFEST.map(({ url }) => new URL(url, self.location.origin).pathname)

/** What the app's page loads at once, the entry chunk among it. */
export const FILES = SHELL.filter((path) => path !== SHELL_PAGE)

/** Whether a page is of the worker's build: the build puts the entry chunk first. */
export const isOfThisBuild = (html: string): boolean =>
  FILES.includes(/"app":\["([^"]+)"/.exec(html)?.[1] ?? '')

let isNewer = false

/** Notes that Hosting no longer has a file of this build. */
export const noteNewer = (): void => {
  isNewer = true
}

/** Whether copies of pages name files that Hosting no longer has. */
export const isHostingNewer = (): boolean => isNewer
