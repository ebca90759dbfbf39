import { expect, test } from 'vitest';
import { probabilityOf } from '#domain/reading/ranking/probability';
import { fitWeights } from '../bench/ranking/fitWeights.ts';

const values = (sign: string, right: number, wrong: number) =>
  [...Array(right).fill(true), ...Array(wrong).fill(false)].map((isRight: boolean) => ({
    signs: { any: 1, rule: 2.2, [sign]: 1 },
    right: isRight,
  }));

test('weights are fitted to how often values with a sign are correct', () => {
  const weights = fitWeights([...values('no court', 20, 180), ...values('two sides', 190, 10)]);
  const probability = (sign: string) => probabilityOf({ any: 1, rule: 2.2, [sign]: 1 }, weights);
  expect(probability('no court')).toBeCloseTo(0.1, 1);
  expect(probability('two sides')).toBeCloseTo(0.95, 1);
});

test('few values change the confidence of a rule only a little, and the same values give the same weights', () => {
  const few = values('court rare-rule', 1, 1);
  const weights = fitWeights([...values('two sides', 90, 10), ...few]);
  const rare = probabilityOf({ any: 1, rule: 2.2, 'court rare-rule': 1 }, weights);
  expect(rare).toBeGreaterThan(0.65);
  expect(fitWeights([...values('two sides', 90, 10), ...few])).toEqual(weights);
});
