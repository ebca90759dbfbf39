import { z } from 'zod';
import { componentIds, componentStatuses } from '#domain/integrations/components';
import { endpoint } from './endpoint.ts';

/** One component of the Legal Technology Stack with the result of a check made for this reply. */
export const Component = z.object({
  id: z.enum(componentIds),
  /** Part of the portal, or a service outside it. */
  kind: z.enum(['own', 'outside']),
  status: z.enum(componentStatuses),
  /** What the check found, in a sentence. */
  detail: z.string(),
  /** The problem and how to fix it; null if there is none. */
  problem: z.string().nullable(),
  /** How long the check took, in milliseconds; null where there was nothing to ask. */
  milliseconds: z.number().int().nullable(),
});
export type Component = z.infer<typeof Component>;

export const ComponentList = z.object({ data: z.array(Component), checked_at: z.iso.datetime({ offset: true }) });
export type ComponentList = z.infer<typeof ComponentList>;

export const listComponents = endpoint({
  method: 'GET',
  path: '/integrations/',
  permission: 'integrations:read',
  input: z.object({}),
  reply: ComponentList,
  status: 200,
  summary: 'Every component of the installation with the result of a check made at this moment.',
});
