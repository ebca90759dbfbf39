/** The statuses of a component of the technology stack. */
export const componentStatuses = ['Active', 'Integrated', 'Pending'] as const;
export type ComponentStatus = (typeof componentStatuses)[number];

/** What the installation is made of and connected with, in the order of the screen. */
export const componentIds = [
  'database',
  'store',
  'queue',
  'engine',
  'scanner',
  'library',
  'identity',
  'mail',
  'webhooks',
  'api',
  'courtlistener',
  'ocr',
  'model',
] as const;
export type ComponentId = (typeof componentIds)[number];

/**
 * The result of a check: it works, nothing is configured, or it does not respond. Only people who operate the portal
 * see more than the status.
 */
export type Finding = { works: string } | { absent: string } | { failed: string };

/** A part of the portal that works is Active, a service outside it Integrated; everything else is Pending. */
export function statusOf(kind: 'own' | 'outside', finding: Finding): ComponentStatus {
  if (!('works' in finding)) return 'Pending';
  return kind === 'own' ? 'Active' : 'Integrated';
}
