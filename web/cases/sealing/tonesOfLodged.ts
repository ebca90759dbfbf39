import type { LodgedState } from '#domain/sealing/lodgedStates';
import type { Tone } from '#web/ui/Status.tsx';

/** The tone of each state of a lodged document. */
export const tonesOfLodged: Record<LodgedState, Tone> = {
  ...{ lodged: 'info', to_apply: 'warn', sealed: 'gold', not_sealed: 'warn' },
  ...{ filed: 'ok', returned: 'none', deleted: 'none' },
};
