/**
 * `fetch` for requests that may arrive twice: a server may close an idle connection at the moment it
 * is used again, and the request is then sent once more on another.
 */
export const fetchAgain = (url: string, init?: RequestInit): Promise<Response> =>
  fetch(url, init).catch(() => fetch(url, init))
