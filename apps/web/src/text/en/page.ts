// What is outside React: in the page itself (index.html) and in the manifest of the installed app.

export const page = {
  description: 'Group dining made effortless. Order together, pay smart.',
  needsJavaScript: 'Tablemate needs JavaScript. Please switch it on in your browser’s settings.',
  shortcuts: { create: 'Create New Group', join: 'Join Existing Group' },
} as const
