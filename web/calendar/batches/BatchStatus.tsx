import { useTranslation } from 'react-i18next';
import type { BatchState } from '#domain/hearings/batches/batchActs';
import { Status, type Tone } from '#web/ui/Status.tsx';

const tones: Record<BatchState, Tone> = {
  queued: 'info',
  applied: 'warn',
  notified: 'ok',
  undone: 'none',
  failed: 'bad',
};

/** How far a change of several hearings is. */
export function BatchStatus({ state }: { state: BatchState }) {
  const { t } = useTranslation();
  return <Status tone={tones[state]}>{t(`calendar.batch.state.${state}`)}</Status>;
}
