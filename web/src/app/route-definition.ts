/** A route's path and its file under pages/, without the extension. */
export type RouteRow = readonly [path: string, file: string]
