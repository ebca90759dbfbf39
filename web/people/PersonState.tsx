import { useTranslation } from 'react-i18next';
import type { PersonState as State } from '#contract/people';
import { Badge } from '#web/ui/Status.tsx';

const tones = { active: 'ok', pending_judge: 'warn', closed: 'none' } as const;

/** The state of an account. */
export function PersonState({ state }: { state: State }) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`people.states.${state}`)}</Badge>;
}
