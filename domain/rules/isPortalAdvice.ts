import type { Rule } from './Rule.ts';

/** Whether a rule is the portal’s own, which no court has made: it is advice and needs nobody’s confirmation. */
export function isPortalAdvice({ citation }: Pick<Rule, 'citation'>): boolean {
  return citation.startsWith('Portal advice');
}
