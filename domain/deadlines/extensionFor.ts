import type { DeadlineSystem, ServiceExtension } from './DeadlineRule.ts';
import type { DeadlineVariant } from './deadlineRules.ts';
import { serviceExtensions } from './serviceExtensions.ts';

/** The ways of serving that a system knows of. */
export function serviceMethodsOf(system: DeadlineSystem): string[] {
  return serviceExtensions.filter((one) => one.system === system).map(({ method }) => method);
}

/** What a way of serving adds to a deadline; null where service does not lengthen it at all. */
export function extensionFor(variant: DeadlineVariant, method: string): ServiceExtension | null {
  if (!variant.service_extension_applies) return null;
  const { rule } = variant;
  const found = serviceExtensions.find((one) => one.system === rule.system && one.method === method);
  if (!found) return null;
  const { instead } = found;
  if (!instead?.rules.includes(rule.id)) return found;
  return { ...found, add: instead.add, unit: instead.unit, citation: instead.citation };
}
