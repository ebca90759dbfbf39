import { CircleCheck, CircleDashed, CircleQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ExtractedField } from '#contract/filings';
import { confidenceWord } from './confidenceWord.ts';

/** How sure a field is, in icon and word: corrected by a person, sure, probable, unsure, or not found. */
export function FieldStanding({ read, corrected }: { read: ExtractedField[]; corrected: boolean }) {
  const { t } = useTranslation();
  if (corrected) {
    return (
      <span className="st ok">
        <CircleCheck className="i" aria-hidden />
        {t('filings.confidence.confirmed')}
      </span>
    );
  }
  const lowest = Math.min(...read.map((field) => field.confidence));
  if (read.length === 0) {
    return (
      <span className="st none">
        <CircleDashed className="i" aria-hidden />
        {t('filings.confidence.absent')}
      </span>
    );
  }
  const word = confidenceWord(lowest);
  return (
    <span className={`st ${word === 'sure' ? 'ok' : word === 'probable' ? 'info' : 'warn'}`}>
      {word === 'sure' ? <CircleCheck className="i" aria-hidden /> : <CircleQuestionMark className="i" aria-hidden />}
      {t(`filings.confidence.${word}`)}
    </span>
  );
}
