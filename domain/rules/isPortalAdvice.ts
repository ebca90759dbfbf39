import type { Rule } from './Rule.ts';

/** Whether a rule is the portal’s own, which no court has made: it is advice and needs no one’s confirmation. */
export function isPortalAdvice({ citation }: Pick<Rule, 'citation'>): boolean {
  return citation.startsWith('Portal advice');
}
