// The problems of speech recognition. Source of the texts: spec.md, section 8.

export const voiceProblem = {
  'no-speech': 'No speech detected. Please try again.',
  'audio-capture': 'Microphone not accessible. Please check permissions.',
  'not-allowed': 'Microphone permission denied.',
  network: 'Network error. Please check your connection.',
  other: (code: string) => `Speech recognition error: ${code}`,
  'not-started': (message: string) => `Failed to start recording: ${message}`,
} as const
