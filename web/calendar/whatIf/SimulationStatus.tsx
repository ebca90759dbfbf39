import { useTranslation } from 'react-i18next';
import type { Simulation } from '#contract/simulations';
import { Badge } from '#web/ui/Status.tsx';

const tones = { queued: 'info', running: 'info', done: 'ok', canceled: 'warn', failed: 'bad' } as const;

/** How far a simulation is. */
export function SimulationStatus({ state }: { state: Simulation['state'] }) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`calendar.whatIf.state.${state}`)}</Badge>;
}
