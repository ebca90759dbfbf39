import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubmissionPart } from '#contract/draftSubmission';
import { errorText } from '#web/calls/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/toast.ts';
import { MoveBack } from './MoveBack.tsx';
import styles from './PartCard.module.css';
import { PartFacts } from './PartFacts.tsx';
import { useUpdateCopyMutation } from './submissionApi.ts';

type Props = {
  draftId: string;
  part: SubmissionPart;
  /** Whether it is the draft that is open, whose details are on the screen. */
  isOpen: boolean;
  /** The parts for the same court whose documents those of this one can join. */
  others: readonly SubmissionPart[];
  onLead: (leadId: string) => void;
  /** After its documents have joined another part; with that part if this one was open. */
  onMoved: (to: SubmissionPart | null) => void;
  /** What can be changed in a part, which the screen of the draft has the code for. */
  detailsOf: (part: SubmissionPart) => ReactNode;
};

/** What one court gets in one case, with its choices, service, and fees. */
export function PartCard({ draftId, part, isOpen, others, onLead, onMoved, detailsOf }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const { court, documents, is_current, lead_id } = part;
  const named = t('filings.parts.named', { court: court.name, title: documents[0]?.title });
  return (
    <section className={styles.partCard} aria-label={named} aria-current={isOpen ? 'true' : undefined}>
      <header className="row wrap">
        <strong>{court.name}</strong>
        {isOpen && <span className="small muted">{t('filings.parts.open')}</span>}
      </header>
      <PartFacts part={part} />
      {!is_current && <Outdated part={part} />}
      <div className="row wrap">
        {!isOpen && (
          <Button dense aria-expanded={shown} onClick={() => setShown(!shown)}>
            {t(shown ? 'filings.parts.hide' : 'filings.parts.change')}
            <span className="vh">: {named}</span>
          </Button>
        )}
        {!isOpen && (
          <Button dense kind="quiet" onClick={() => onLead(lead_id)}>
            {t('filings.parts.show')}
            <span className="vh">: {named}</span>
          </Button>
        )}
        <MoveBack draftId={draftId} part={part} others={others} onMoved={(to) => onMoved(isOpen ? to : null)} />
      </div>
      {shown && !isOpen && detailsOf(part)}
    </section>
  );
}

/** A copy whose draft has changed since. */
function Outdated({ part: { id, version } }: Pick<Props, 'part'>) {
  const { t } = useTranslation();
  const [update, { isLoading }] = useUpdateCopyMutation();
  const send = async () => {
    const reply = await update({ id, version });
    if (reply.error) toast.error(errorText(reply.error));
  };
  return (
    <Note tone="warn">
      <p>{t('filings.parts.outdated')}</p>
      <Button dense busy={isLoading} onClick={() => void send()}>
        {t('filings.parts.update')}
      </Button>
    </Note>
  );
}
