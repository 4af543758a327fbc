const NEW_TAB = <span className="sr-only"> (opens a new tab)</span>

/** Shows the link's host, because the URL comes from the sender. */
export const TrackingLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="underline">
    Follow it at {new URL(url).host}
    {NEW_TAB}
  </a>
)

/** What a booked carrier's parcel is marked with. */
export const LabelLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer" className="underline">
    Print it and stick it on the parcel
    {NEW_TAB}
  </a>
)
