// The name of a dish on the menu, beneath its name in the reader's language.

export function OriginalName({ name }: { readonly name: string }) {
  return <bdi className="wrap-anywhere block text-muted text-small">{name}</bdi>
}
