import { z } from 'zod';
import { componentIds, componentStatuses } from '#domain/integrations/components';
import { endpoint } from './endpoint.ts';

/** One component of the Legal Technology Stack with the result of a check made for this response. */
export const Component = z.object({
  id: z.enum(componentIds),
  /** Part of the portal, or an external service. */
  kind: z.enum(['own', 'outside']),
  status: z.enum(componentStatuses),
  /** What the check found, in a sentence. */
  detail: z.string(),
  /** The problem and how to fix it; null if there is none. */
  problem: z.string().nullable(),
  /** Duration of the check in milliseconds; null if there was nothing to check. */
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
  summary: 'Lists the components of the installation, each with the result of a check made now.',
});
