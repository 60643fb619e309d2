// The choice of the app's language.

export const languageChoice = {
  title: 'Language',
  changing: 'Changing the language…',
  failed: 'The language was not changed. Please check your connection and try again.',
} as const
