/** What a page's first screen is drawn from: by the function, and once more when the app starts. */
export type InitialData = {
  /** The answer that the page would ask the API for first. */
  data: unknown
  /** When it was drawn, in milliseconds since the epoch. */
  drawn_at: number
  /** For a visitor who asked for smaller pictures. */
  save_data: boolean
}

/** The built app's own way to draw the page at this path, as HTML for its root. */
export type RenderPage = (path: string, screen: InitialData) => Promise<string>

/** The id of the element that carries it in the page. */
export const INITIAL_DATA_ID = 'first-screen'
