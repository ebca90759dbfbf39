import type { CaseDefaults } from '#contract/defaults';
import type { DefaultStage, DefaultState } from '#domain/defaults/defaultStates';

/** The checklists that are ahead in a state. Where there is no separate entry of default, both belong to the judgment. */
export function stagesOf(state: DefaultState, law: NonNullable<CaseDefaults['law']>): DefaultStage[] {
  if (state === 'entered') return ['judgment'];
  if (state !== 'requested') return [];
  return law.entry === 'none' ? ['entry', 'judgment'] : ['entry'];
}
