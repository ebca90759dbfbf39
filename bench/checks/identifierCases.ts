import type { IdentifierKind } from '#domain/identifiers/Identifier';
import { type Dice, diceOf } from '#server/testing/unseen/dice';
import { sentenceBy } from '#server/testing/unseen/words';
import { furtherForms } from './furtherForms.ts';
import { positives } from './identifierForms.ts';
import { lookAlikes } from './lookAlikes.ts';

/** A short document with an identifier, or with text that only resembles one. */
export type IdentifierCase = {
  /** Type of identifier, or of look-alike. */
  kind: string;
  id: string;
  /** Lines as they would be printed. */
  lines: string[];
  expect: { kind: IdentifierKind; shown: string }[];
};

/** The cases generated from a seed: this many of each type of identifier and of each look-alike. */
export function identifierCases({ each, seed }: { each: number; seed: number }): IdentifierCase[] {
  const cases: IdentifierCase[] = [];
  const wrapped = (dice: Dice, lines: string[]) => {
    const isTable = lines.length > 1;
    if (!isTable && dice.chance(0.3)) return [`${sentenceBy(dice)} ${lines[0]}`, sentenceBy(dice)];
    return [sentenceBy(dice), '', ...lines, '', sentenceBy(dice)];
  };
  for (const [index, [kind, write]] of Object.entries(positives).entries()) {
    for (let variant = 0; variant < each; variant++) {
      const dice = diceOf(seed * 7919 + index * 1009 + variant);
      // Every third case uses the less frequent forms.
      const { lines, shown } = variant % 3 === 2 ? furtherForms[kind as IdentifierKind](dice) : write(dice);
      const expect = [{ kind: kind as IdentifierKind, shown: Array.isArray(shown) ? shown.join('|') : shown }];
      cases.push({ kind, id: `${kind} ${variant}`, lines: wrapped(dice, lines), expect });
    }
  }
  for (const [index, [kind, write]] of Object.entries(lookAlikes).entries()) {
    for (let variant = 0; variant < each; variant++) {
      const dice = diceOf(seed * 104_729 + index * 1013 + variant);
      cases.push({ kind, id: `${kind} ${variant}`, lines: wrapped(dice, write(dice)), expect: [] });
    }
  }
  return cases;
}
