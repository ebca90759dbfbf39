import type { DeadlineSystem, ServiceExtension } from './DeadlineRule.ts';
import type { DeadlineVariant } from './deadlineRules.ts';
import { serviceExtensions } from './serviceExtensions.ts';

/** The service methods of a system's rules. */
export function serviceMethodsOf(system: DeadlineSystem): string[] {
  return serviceExtensions.filter((one) => one.system === system).map(({ method }) => method);
}

/** The time that a service method adds to a deadline; null if service never extends it. */
export function extensionFor(variant: DeadlineVariant, method: string): ServiceExtension | null {
  if (!variant.service_extension_applies) return null;
  const { rule } = variant;
  const found = serviceExtensions.find((one) => one.system === rule.system && one.method === method);
  if (!found) return null;
  const { instead } = found;
  if (!instead?.rules.includes(rule.id)) return found;
  return { ...found, add: instead.add, unit: instead.unit, citation: instead.citation };
}
