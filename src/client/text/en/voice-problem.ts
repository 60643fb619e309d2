// The problems of speech recognition. Source of the texts: spec.md, section 8.

import type { SpeechProblem } from '../../device/speech/speech.ts'

export function voiceProblem(problem: SpeechProblem): string {
  switch (problem.kind) {
    case 'no-speech':
      return 'No speech detected. Please try again.'
    case 'audio-capture':
      return 'Microphone not accessible. Please check permissions.'
    case 'not-allowed':
      return 'Microphone permission denied.'
    case 'network':
      return 'Network error. Please check your connection.'
    case 'other':
      return `Speech recognition error: ${problem.code}`
    case 'not-started':
      return `Failed to start recording: ${problem.message}`
  }
}
