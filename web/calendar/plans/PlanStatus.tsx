import { useTranslation } from 'react-i18next';
import type { CalendarPlan } from '#contract/calendarPlans';
import { Badge } from '#web/ui/Status.tsx';

const tones = { queued: 'info', running: 'info', done: 'ok', canceled: 'warn', failed: 'bad' } as const;

/** How far a plan is. */
export function PlanStatus({ state }: { state: CalendarPlan['state'] }) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`calendar.plan.state.${state}`)}</Badge>;
}
