import {
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleQuestionMark,
  LoaderCircle,
  OctagonAlert,
  UserCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FieldState } from './fieldEntries.ts';

const looks = {
  unsure: { tone: 'warn', icon: CircleQuestionMark },
  probable: { tone: 'info', icon: CircleDot },
  sure: { tone: 'ok', icon: CircleCheck },
  corrected: { tone: 'ok', icon: UserCheck },
  confirmed: { tone: 'ok', icon: UserCheck },
  missing: { tone: 'bad', icon: OctagonAlert },
  absent: { tone: 'none', icon: CircleDashed },
  saving: { tone: 'info', icon: LoaderCircle },
} as const;

/** The state of a field, as an icon and a word, including that it is being saved. */
export function FieldStatus({ state }: { state: FieldState | 'saving' }) {
  const { t } = useTranslation();
  const { tone, icon: Icon } = looks[state];
  return (
    <span className={`st ${tone}`}>
      <Icon className={state === 'saving' ? 'i i-sm spin' : 'i i-sm'} aria-hidden />
      {state === 'saving' ? t('filings.edit.busy') : t(`filings.confidence.${state}`)}
    </span>
  );
}
