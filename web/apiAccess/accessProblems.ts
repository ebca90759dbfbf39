import type { TFunction } from 'i18next';
import type { AccessProblem } from '#domain/integrations/checkAccessRequest';

/** The fields that an error concerns. */
export function accessProblems(
  t: TFunction,
  problem: AccessProblem | null,
  typed: { email: string; reason: string },
): Record<string, string> {
  if (problem === null) return {};
  if (problem === 'access_email_not_gov') return { email: t('apiAccess.field.emailNotGov') };
  const missing = (['email', 'reason'] as const).filter((field) => !typed[field].trim());
  return Object.fromEntries(missing.map((field) => [field, t('apiAccess.field.required')]));
}
