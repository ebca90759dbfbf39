import type { ComponentList } from '#contract/integrations';
import { type ComponentId, componentIds, type Finding, statusOf } from '#domain/integrations/components';
import type { Actor } from '#server/kernel/actor';
import { summarizeFault } from '#server/kernel/describeFault';
import type { Services } from '#server/kernel/needs';
import type { Checks } from './ComponentCheck.ts';
import { checkConnections } from './checkConnections.ts';
import { checkOwnParts } from './checkOwnParts.ts';

const patienceMs = 5000;
/** Roles that operate the portal: they see versions, addresses, and reasons. */
const runs: readonly string[] = ['court_administrator', 'it_personnel'];

/** Checks every component in parallel, and allows each at most five seconds. */
export async function checkComponents(services: Services, viewer: Actor): Promise<ComponentList> {
  const checks: Checks<ComponentId> = { ...checkOwnParts(services), ...checkConnections(services, viewer.court_id) };
  const showsAll = runs.includes(viewer.capacity);
  const data = await Promise.all(
    componentIds.map(async (id) => {
      const { kind, ask } = checks[id];
      const began = performance.now();
      const finding = await answerOf(ask);
      const took = Math.round(performance.now() - began);
      return {
        id,
        kind,
        status: statusOf(kind, finding),
        detail: showsAll ? sentenceOf(finding) : plainSentenceOf(finding),
        problem: 'failed' in finding ? (showsAll ? finding.failed : 'The component is not responding.') : null,
        milliseconds: 'absent' in finding ? null : took,
      };
    }),
  );
  return { data, checked_at: services.now().toISOString() };
}

async function answerOf(ask: () => Promise<Finding>): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => resolve({ failed: `No response within ${patienceMs / 1000} seconds.` }), patienceMs);
  });
  return Promise.race([ask(), late])
    .catch((error: unknown): Finding => ({ failed: summarizeFault(error) }))
    .finally(() => clearTimeout(timer));
}

function sentenceOf(finding: Finding): string {
  return 'works' in finding ? finding.works : 'absent' in finding ? finding.absent : 'The check failed.';
}

function plainSentenceOf(finding: Finding): string {
  return 'works' in finding ? 'The check passed.' : sentenceOf(finding);
}
