/** The data of the first render, on the server and again when the app hydrates. */
export type InitialData = {
  /** The response to the page's first API request. */
  data: unknown
  /** The response to the request for what the query chooses of a page, where that is another one. */
  part?: unknown
  /** When the server rendered the page, in epoch milliseconds. */
  rendered_at: number
  /** Whether the request had `Save-Data: on`. */
  save_data: boolean
  /** Whether the browser says that it is a phone's: `Sec-CH-UA-Mobile: ?1`. Not all say it. */
  is_phone: boolean
}

/** Renders the page at this path, with its query, to the HTML of the app's root element. */
export type RenderPage = (path: string, initial: InitialData) => Promise<string>

/** The id of the element that holds the initial data. */
export const INITIAL_DATA_ID = 'initial-data'
