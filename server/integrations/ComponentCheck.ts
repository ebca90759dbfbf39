import type { ComponentId, Finding } from '#domain/integrations/components';

/** One component check. */
export type Check = { kind: 'own' | 'outside'; ask(): Promise<Finding> };

export type Checks<Id extends ComponentId> = Record<Id, Check>;
