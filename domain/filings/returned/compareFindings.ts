import type { Finding } from '#domain/rules/checks/Finding';

type Compared = Pick<Finding, 'rule_id' | 'document' | 'says'>;

/** What became of the findings of the returned documents, and which ones are new. */
export type ComparedFindings<F> = { fixed: F[]; remaining: F[]; added: F[] };

/**
 * Compares two checks of the same envelope. A finding remains if the same rule reports the same values for the same
 * document, or at least one more problem of that kind; each finding is matched once.
 */
export function compareFindings<F extends Compared>(before: readonly F[], after: readonly F[]): ComparedFindings<F> {
  const left = [...after];
  const remaining: F[] = [];
  const take = (matches: (one: F) => boolean): boolean => {
    const index = left.findIndex(matches);
    if (index < 0) return false;
    remaining.push(...left.splice(index, 1));
    return true;
  };
  const unmatched = before.filter((old) => !take((one) => isSame(one, old) && valuesOf(one) === valuesOf(old)));
  const fixed = unmatched.filter((old) => !take((one) => isSame(one, old)));
  return { fixed, remaining, added: left };
}

const isSame = (one: Compared, other: Compared) =>
  one.rule_id === other.rule_id && one.document === other.document && one.says.code === other.says.code;

const valuesOf = ({ says }: Compared) => JSON.stringify(says.values);
