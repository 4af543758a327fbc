const initialsOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('') || '?'

/** Decorative (empty `alt`): the name is next to it or in its button's label. */
export const Avatar = ({ name, photo_url }: { name: string; photo_url: string }) =>
  photo_url ? (
    <img
      src={photo_url}
      alt=""
      width={36}
      height={36}
      className="size-9 rounded-full border border-line object-cover"
    />
  ) : (
    <span
      aria-hidden
      className="grid size-9 place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent"
    >
      {initialsOf(name)}
    </span>
  )
