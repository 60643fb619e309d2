// Ordering by voice, or by a typed sentence.

export const voice = {
  title: 'Order by voice',
  /** The line beneath the microphone, by its state. */
  prompt: {
    idle: 'Tap and say your order',
    starting: 'One moment…',
    'silent-start': 'Your microphone isn’t responding',
    listening: 'Recording... Tap to stop',
    stopping: 'One moment…',
    sending: 'Sending…',
    ordered: 'Got it',
    'to-check': 'Please check your order',
    changed: 'Order changed',
    cancelled: 'Order deleted',
    noted: 'Noted',
    nothing: 'Nothing ordered',
    'no-dish': 'No dish found',
    waiting: 'Saved until you’re back online',
    empty: 'No voice input detected. Please try again.',
    unsupported: 'Voice recording not supported.',
  },
  /** A second line beneath the prompt. */
  hint: {
    idle: '“Two margheritas, one without basil, and a diet coke”',
    'silent-start': 'Allow it if your phone asks, or type below.',
    unsupported: 'Type it the way you’d say it.',
    'no-dish': 'Your words are saved in your orders – tap there to complete them.',
  },
  /** The field of readers of another language, whose panel is one row. */
  inEnglish: 'Order in English',
  speakNow: 'Speak now',
  /** The names of the microphone button. */
  record: 'Record your order',
  stop: 'Stop recording',
  cancel: 'Cancel',
  /** For screen readers. */
  heard: (transcript: string) => `Heard: ${transcript}`,
  typed: {
    label: 'Type what you would like',
    hint: 'Two cokes, one without ice',
    send: 'Add this order',
    unsent: 'This hasn’t been sent yet.',
    tooLong: (most: number) => `This is too long: at most ${most} characters.`,
  },
  added: (dishes: string) => `Added: ${dishes}`,
  changed: (dishes: string) => `Changed: ${dishes}`,
} as const
