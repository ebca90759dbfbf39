import type { DeadlineSystem } from '../DeadlineRule.ts';

/** Service methods, in the field's terms. */
export const serviceLabels: Readonly<Record<string, string>> = {
  any: 'Any method',
  commercial_carrier: 'Commercial carrier (not delivered the same day)',
  commercial_delivery: 'Commercial delivery service',
  confidential_address_program: 'Mail to a Safe at Home address',
  electronic: 'Electronic service',
  email: 'Email',
  email_or_efile: 'Email or e-filing',
  fax: 'Fax',
  hand: 'Personal delivery',
  left_with_clerk: 'Left with the clerk',
  mail: 'Mail',
  mail_outside_california_in_us: 'Mail outside California in the United States',
  mail_outside_state_in_us: 'Mail outside the state in the United States',
  mail_outside_us: 'Mail outside the United States',
  mail_within_california: 'Mail within California',
  mail_within_state: 'Mail within the state',
  other_means_consented_in_writing: 'Other means consented to in writing',
  overnight: 'Overnight delivery',
  third_party_carrier: 'Third-party commercial carrier',
};

/** Each system's term for personal delivery. */
const byHand: Partial<Record<DeadlineSystem, string>> = {
  california: 'Personal service',
  texas: 'Delivery in person',
  florida: 'Hand delivery',
  illinois: 'Personal service',
  federal_district: 'Hand delivery',
  federal_appellate: 'Personal delivery',
};

/** A service method, in the terms of a system's rules. */
export function serviceLabelOf(system: DeadlineSystem, method: string): string {
  return (method === 'hand' ? byHand[system] : undefined) ?? serviceLabels[method] ?? method.replaceAll('_', ' ');
}
