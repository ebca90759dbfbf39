import type { Signs, Weights } from './Weights.ts';

/** Confidences at the ends of the scale would outweigh every other sign. */
const least = 0.02;
const most = 0.99;

/** The logarithm of the odds of a probability. */
export function logOdds(probability: number): number {
  const bounded = Math.min(most, Math.max(least, probability));
  return Math.log(bounded / (1 - bounded));
}

/** The probability that a value with these signs is correct. A sign without a fitted weight says nothing. */
export function probabilityOf(signs: Signs, weights: Weights): number {
  let sum = 0;
  for (const [sign, strength] of Object.entries(signs)) sum += (weights[sign] ?? 0) * strength;
  return 1 / (1 + Math.exp(-sum));
}
