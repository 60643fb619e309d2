// Matches paths against the router's patterns, such as `/group/:groupId/summary`.

/** Whether a path without query matches the pattern, in any case, with or without a trailing slash. */
export function matchesPattern(pattern: string, path: string): boolean {
  const [body = pattern] = pattern.replace(/:\w+/g, '[^/]+').split(/\/$/)
  return new RegExp(`^${body}/?$`, 'i').test(path)
}
