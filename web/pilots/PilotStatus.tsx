import { useTranslation } from 'react-i18next';
import type { Pilot, PilotFigures } from '#contract/pilots';
import { Badge } from '#web/ui/Status.tsx';

const tones = { planned: 'info', running: 'ok', ended: 'none' } as const;
const targetTones = { met: 'ok', not_met: 'bad', not_enough: 'none' } as const;

/** Whether a pilot is planned, runs, or has ended. */
export function PilotStatus({ state }: Pick<Pilot, 'state'>) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`pilots.state.${state}`)}</Badge>;
}

/** Whether a target is met. */
export function TargetStatus({ status }: { status: PilotFigures['targets'][number]['status'] }) {
  const { t } = useTranslation();
  return <Badge tone={targetTones[status]}>{t(`pilots.target.${status}`)}</Badge>;
}
