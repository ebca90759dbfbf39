import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftSubmission, SubmissionPart } from '#contract/draftSubmission';
import type { DraftDetails } from '#contract/drafts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { toast } from '#web/ui/toast.ts';
import { PartCard } from './PartCard.tsx';
import styles from './PartsSection.module.css';
import { useAddCourtMutation, useReadSubmissionQuery } from './submissionApi.ts';

/** How often the parts are requested while documents of one are being read. */
const everyMs = 2000;

type Props = {
  draft: DraftDetails;
  onLead: (leadId: string) => void;
  detailsOf: (part: SubmissionPart) => ReactNode;
};

/** What each court gets: the draft that is open, and the parts for other courts and other cases. */
export function PartsSection({ draft, onLead, detailsOf }: Props) {
  const { t } = useTranslation();
  const [isReading, setReading] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const { currentData, error } = useReadSubmissionQuery({ id: draft.id }, { pollingInterval: isReading ? everyMs : 0 });
  const reads = currentData?.parts.some(({ is_read }) => !is_read) ?? true;
  if (reads !== isReading) setReading(reads);
  const moved = (to: SubmissionPart | null) => {
    if (to) onLead(to.lead_id);
    // The card with the button is gone.
    heading.current?.focus();
  };
  if (!currentData) return <CallFailure error={error} />;
  const { parts, courts } = currentData;
  return (
    <section className={styles.parts} aria-labelledby="parts-heading">
      <h3 id="parts-heading" ref={heading} tabIndex={-1}>
        {t('filings.parts.heading')}
      </h3>
      <p className="small muted">{t('filings.parts.intro', { count: parts.length })}</p>
      {parts.length > 1 && (
        <ul className={styles.partCards}>
          {parts.map((part) => (
            <li key={part.id}>
              <PartCard
                draftId={draft.id}
                part={part}
                isOpen={part.id === draft.id}
                others={sameCourt(part, draft.id, parts)}
                onLead={onLead}
                onMoved={moved}
                detailsOf={detailsOf}
              />
            </li>
          ))}
        </ul>
      )}
      {courts.length > 0 && <AddCourt draftId={draft.id} courts={courts} />}
    </section>
  );
}

/** What a part can join: the open draft, if it is for the same court; the open draft can join any other one. */
function sameCourt(part: SubmissionPart, openId: string, parts: readonly SubmissionPart[]): SubmissionPart[] {
  return parts.filter(
    ({ id, court }) => id !== part.id && court.id === part.court.id && (part.id === openId || id === openId),
  );
}

function AddCourt({ draftId, courts }: { draftId: string; courts: DraftSubmission['courts'] }) {
  const { t } = useTranslation();
  const [add, { isLoading }] = useAddCourtMutation();
  const [chosen, setChosen] = useState('');
  const court = courts.find(({ id }) => id === chosen);
  const send = async () => {
    if (!court) return;
    const reply = await add({ id: draftId, court_id: court.id });
    if (reply.error) toast.error(errorText(reply.error));
    else {
      toast.success(t('filings.parts.added', { court: court.name }));
      setChosen('');
    }
  };
  return (
    <div className={`row wrap ${styles.add}`}>
      <Select
        label={t('filings.parts.court')}
        optional
        value={chosen}
        onChange={setChosen}
        placeholder={t('filings.parts.chooseCourt')}
        options={courts.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Button disabled={!court} busy={isLoading} onClick={() => void send()}>
        {t('filings.parts.add')}
      </Button>
    </div>
  );
}
