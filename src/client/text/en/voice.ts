// Ordering by voice, and by typing what one would say.

export const voice = {
  title: 'Order by voice',
  /** What stands beneath the microphone, by what it does. */
  prompt: {
    idle: 'Tap and say your order',
    starting: 'One moment…',
    'silent-start': 'Your microphone isn’t responding',
    listening: 'Recording... Tap to stop',
    stopping: 'One moment…',
    sending: 'Sending…',
    said: 'Got it',
    changed: 'Order changed',
    cancelled: 'Order deleted',
    noted: 'Noted for the kitchen',
    kept: 'No dish found',
    waiting: 'Saved until you’re back online',
    empty: 'No voice input detected. Please try again.',
    unsupported: 'Voice recording not supported.',
  },
  /** And beneath that. */
  hint: {
    idle: '“Two margheritas, one without basil, and a diet coke”',
    'silent-start': 'Allow it if your phone asks, or type below.',
    unsupported: 'Type it the way you’d say it.',
    kept: 'Your words are saved in your orders – tap there to complete them.',
  },
  speakNow: 'Speak now',
  /** What the microphone does. */
  record: 'Record your order',
  stop: 'Stop recording',
  cancel: 'Cancel',
  /** For those who listen. */
  heard: (said: string) => `Heard: ${said}`,
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
