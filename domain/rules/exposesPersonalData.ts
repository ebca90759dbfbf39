import { kindOfRule } from './kindOfRule.ts';

/** Whether a finding of this rule is about personal data that the public would see; such findings come first. */
export function exposesPersonalData(ruleId: string): boolean {
  const kind = kindOfRule(ruleId);
  return kind === 'redaction' || kind === 'failed_redaction';
}
