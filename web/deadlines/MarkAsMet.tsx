import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Deadline } from '#contract/deadlines';
import { Button } from '#web/ui/Button.tsx';
import { useMark } from './useMark.ts';

type Props = { deadline: Deadline; onMarked?: () => void };

/** Marks one's own open deadline as met with one click. What the court keeps is closed with a reason. */
export function MarkAsMet({ deadline: { id, version, action, state, of_court, may_settle }, onMarked }: Props) {
  const { t } = useTranslation();
  const { mark, busy } = useMark();
  if (state !== 'open' || of_court || !may_settle) return null;
  const send = async () => {
    if (await mark({ id, version, met: true })) onMarked?.();
  };
  return (
    <Button dense busy={busy} onClick={() => void send()}>
      <Check className="i" aria-hidden />
      {t('home.deadlines.met')}
      <span className="vh">: {action}</span>
    </Button>
  );
}
