import { useTranslation } from 'react-i18next';
import type { FilingProgress } from '#contract/receipts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Note } from '#web/ui/Note.tsx';
import { RuleSource } from '../ReceivedAndFiled.tsx';

type Props = { progress: Pick<FilingProgress, 'counts_as_filed' | 'status'> };

/** For documents that arrived after hours or on a closed day: the date that they count as filed, and the rule. */
export function CountsAsFiled({ progress: { counts_as_filed: counted, status } }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  if (!counted) return null;
  return (
    <Note>
      <p className="strong">
        {t(status === 'accepted' ? 'filings.receipt.filedOn' : 'filings.receipt.wouldCount', {
          day: format.longDay(counted.on),
        })}
      </p>
      {counted.steps.map((step) => (
        <p key={step.says} className="small">
          {step.says} <RuleSource rule={step} />
        </p>
      ))}
    </Note>
  );
}
