import type { Statement } from '#domain/documentFacts/Statement';
import type { CivilTier } from './FeeDocument.ts';

const stated: Record<CivilTier, RegExp> = {
  unlimited: /\bunlimited (?:civil|jurisdiction|case)\b|\bcivil\W{1,3}unlimited\b|\bjurisdiction\W{1,3}unlimited\b/i,
  limited: /\blimited (?:civil|jurisdiction|case)\b|\bcivil\W{1,3}limited\b|\bjurisdiction\W{1,3}limited\b/i,
};

/**
 * The civil jurisdiction that the first page states; null if it states none, or both, as a blank form does. A party’s
 * name with the word, such as “Sound Unlimited”, states nothing.
 */
// Cal. Code Civ. Proc., §§ 85, 88: a civil case is limited or unlimited. Confidence: high.
export function statedTier(statements: readonly Pick<Statement, 'kind' | 'evidence'>[]): CivilTier | null {
  const states = (tier: CivilTier) =>
    statements.some(
      ({ kind, evidence }) => kind === `front_${tier}` && evidence.some(({ quote }) => stated[tier].test(quote)),
    );
  if (states('unlimited')) return states('limited') ? null : 'unlimited';
  return states('limited') ? 'limited' : null;
}
