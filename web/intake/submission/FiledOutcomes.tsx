import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PartOutcome } from '#contract/draftSubmission';
import { errorText } from '#web/calls/errorText.ts';
import { ReceiptNote } from '#web/filings/receipt/receiptParts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { useBroughtIntoView } from '#web/ui/useBroughtIntoView.ts';
import styles from './FiledOutcomes.module.css';

type Props = { outcomes: readonly PartOutcome[]; onClose: () => void; onLead: (leadId: string) => void };

/** What became of each part: the receipt, or the reason of the refusal with the draft that remains. It receives the focus. */
export function FiledOutcomes({ outcomes, onClose, onLead }: Props) {
  const { t } = useTranslation();
  const heading = useBroughtIntoView<HTMLHeadingElement>(true);
  const received = outcomes.filter(({ status }) => status === 'received').length;
  return (
    <section className={`panel ${styles.outcomes}`} aria-labelledby="filed-heading">
      <header className="wrap">
        <h2 id="filed-heading" ref={heading} tabIndex={-1}>
          {t('filings.parts.filed', { received, count: outcomes.length })}
        </h2>
        <div className="end">
          <Button kind="quiet" dense iconOnly onClick={onClose} aria-label={t('common.close')}>
            <X className="i" aria-hidden />
          </Button>
        </div>
      </header>
      <div className="body stack">
        {outcomes.map((outcome) => (
          <section key={outcome.draft_id} className="stack" aria-label={outcome.court.name}>
            <h3>{outcome.court.name}</h3>
            {outcome.filings[0] && <ReceiptNote filing={outcome.filings[0]} />}
            {outcome.status === 'refused' && <Refused outcome={outcome} onLead={onLead} />}
          </section>
        ))}
      </div>
    </section>
  );
}

function Refused({ outcome: { court, error, lead_id }, onLead }: { outcome: PartOutcome } & Pick<Props, 'onLead'>) {
  const { t } = useTranslation();
  return (
    <Note tone="warn">
      <p>
        <strong>{t('filings.parts.refused')}</strong> {error && errorText({ status: 409, ...error })}
      </p>
      <p className="small">{t('filings.parts.kept')}</p>
      <Button dense onClick={() => onLead(lead_id)}>
        {t('filings.parts.openDraft')}
        <span className="vh">: {court.name}</span>
      </Button>
    </Note>
  );
}
