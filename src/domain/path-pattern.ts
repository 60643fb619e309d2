// Patterns of paths, as the router reads them: `/group/:groupId/summary`.

/** Whether a path, without its query, is one that the pattern stands for: in any case, with or without a slash at its end. */
export function matchesPattern(pattern: string, path: string): boolean {
  const [body = pattern] = pattern.replace(/:\w+/g, '[^/]+').split(/\/$/)
  return new RegExp(`^${body}/?$`, 'i').test(path)
}
