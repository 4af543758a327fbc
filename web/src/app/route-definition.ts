/** A route's path and its file under routes/, without the extension. */
export type RouteRow = readonly [path: string, file: string]
