// How the line is between guests and nodes: never good, and bad for a while now and then.

import type { Weather } from '../test/network/bad-line.ts'

export const usualWeather: Weather = {
  loseRequest: 0.03,
  loseAnswer: 0.03,
  repeat: 0.03,
  delay: 0.1,
  longestDelayMs: 300,
  breakStream: 0.3,
}

export const badWeather: Weather = {
  loseRequest: 0.2,
  loseAnswer: 0.25,
  repeat: 0.25,
  delay: 0.5,
  longestDelayMs: 800,
  breakStream: 0.5,
}
