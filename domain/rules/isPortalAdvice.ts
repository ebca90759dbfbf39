import type { Rule } from './Rule.ts';

/** Whether a rule is the portal’s, not a court's. Such a rule is advisory and requires no confirmation. */
export function isPortalAdvice({ citation }: Pick<Rule, 'citation'>): boolean {
  return citation.startsWith('Portal advice');
}
