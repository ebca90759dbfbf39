import { logOdds } from '#domain/reading/ranking/probability';
import type { Signs, Weights } from '#domain/reading/ranking/Weights';

/** A value that was read from a labeled filing: its signs, and whether it matches the label. */
export type RatedValue = { signs: Signs; right: boolean };

/** How strongly a weight is drawn to its initial value: signs of one rule, of few values, more than general ones. */
const strictness = (sign: string) => (sign === 'rule' ? 40 : sign === 'any' ? 0.5 : /^[a-z_]+ /.test(sign) ? 2 : 1);
/** The rule's own confidence counts as given until the filings show otherwise. */
const initial = (sign: string) => (sign === 'rule' ? 1 : 0);
const rounds = 400;
const least = 0.005;

/**
 * Fits a logistic regression with L2 regularization by gradient descent with a separate step for each weight. The
 * result depends only on the values and their order.
 */
export function fitWeights(values: readonly RatedValue[]): Weights {
  const names = [...new Set(values.flatMap(({ signs }) => Object.keys(signs)))].sort();
  const index = new Map(names.map((name, at) => [name, at]));
  const rows = values.map(({ signs, right }) => ({
    at: Object.keys(signs).map((name) => index.get(name)!),
    strength: Object.values(signs),
    right: right ? 1 : 0,
  }));
  const weights = Float64Array.from(names, initial);
  const speed = new Float64Array(names.length);
  const gradient = new Float64Array(names.length);
  for (let round = 0; round < rounds; round += 1) {
    names.forEach((name, at) => {
      gradient[at] = strictness(name) * (weights[at]! - initial(name));
    });
    for (const { at, strength, right } of rows) {
      let sum = 0;
      for (let i = 0; i < at.length; i += 1) sum += weights[at[i]!]! * strength[i]!;
      const miss = 1 / (1 + Math.exp(-sum)) - right;
      for (let i = 0; i < at.length; i += 1) gradient[at[i]!]! += miss * strength[i]!;
    }
    for (let at = 0; at < names.length; at += 1) {
      speed[at]! += gradient[at]! ** 2;
      if (speed[at]! > 0) weights[at]! -= (0.5 * gradient[at]!) / Math.sqrt(speed[at]!);
    }
  }
  return Object.fromEntries(
    names.flatMap((name, at) => (Math.abs(weights[at]!) < least ? [] : [[name, Math.round(weights[at]! * 100) / 100]])),
  );
}

/** The mean loss of probabilities (in nats) against what was right. */
export function lossOf(rated: readonly { probability: number; right: boolean }[]): number {
  const loss = rated.map(({ probability, right }) => {
    const odds = logOdds(probability);
    return Math.log(1 + Math.exp(right ? -odds : odds));
  });
  return loss.reduce((sum, one) => sum + one, 0) / Math.max(1, loss.length);
}
