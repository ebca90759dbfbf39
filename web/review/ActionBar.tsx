import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import type { Hold, ReviewOptions } from '#contract/review';
import { hasEnded } from '#domain/filings/states';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { toast } from '#web/ui/toast.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { useClaimFilingMutation, useReleaseFilingMutation } from './reviewApi.ts';
import { SendBackDialog } from './SendBackDialog.tsx';
import { reviewKeys, useKeysSwitch, useReviewKeys } from './useReviewKeys.ts';

type Props = { filing: FilingDetails; options: ReviewOptions; onNext: () => void };

/** What the clerk can do with the filing, each with its key. What the court's policy forbids is not there. */
export function ActionBar({ filing, options, onNext }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<Hold['decision'] | null>(null);
  const [keys, setKeys] = useKeysSwitch();
  const [claim] = useClaimFilingMutation();
  const [release] = useReleaseFilingMutation();
  const may = (decision: Hold['decision']) => options.may.includes(decision);
  const ask = (decision: Hold['decision']) => (may(decision) ? () => setAsking(decision) : undefined);
  const mine = options.claim?.mine === true;
  const turn = async () => {
    const reply = await (mine ? release(filing.id) : claim(filing.id));
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  const waits = filing.state === 'received' && !options.hold;
  useReviewKeys(keys, {
    accepted: ask('accepted'),
    returned: ask('returned'),
    rejected: ask('rejected'),
    next: onNext,
    ...(waits && (mine || !options.claim) ? { claim: () => void turn() } : {}),
  });
  const done = () => {
    setAsking(null);
    onNext();
  };

  return (
    <div className="actbar">
      <p className="muted small grow">{standingWords(t, filing, options)}</p>
      <span className="hide-phone">
        <Switch label={t('review.keys')} checked={keys} onChange={setKeys} />
      </span>
      {waits && (mine || !options.claim) && (
        <Button onClick={() => void turn()}>
          {t(mine ? 'review.release' : 'review.take')}
          <kbd aria-hidden>{reviewKeys.claim}</kbd>
        </Button>
      )}
      <Button onClick={onNext}>
        {t('review.next')}
        <kbd aria-hidden>{reviewKeys.next}</kbd>
      </Button>
      {may('rejected') && (
        <Button kind="danger" onClick={ask('rejected')}>
          {t('review.verb.rejected')}
          <kbd aria-hidden>{reviewKeys.rejected}</kbd>
        </Button>
      )}
      {may('returned') && (
        <Button kind="danger" onClick={ask('returned')}>
          {t('review.verb.returned')}
          <kbd aria-hidden>{reviewKeys.returned}</kbd>
        </Button>
      )}
      {may('accepted') && (
        <Button kind="primary" onClick={ask('accepted')}>
          {t('review.verb.accepted')}
          <kbd aria-hidden>{reviewKeys.accepted}</kbd>
        </Button>
      )}
      {asking === 'accepted' && (
        <AcceptDialog filing={filing} options={options} onClose={() => setAsking(null)} onDecided={done} />
      )}
      {(asking === 'returned' || asking === 'rejected') && (
        <SendBackDialog decision={asking} options={options} onClose={() => setAsking(null)} onDecided={done} />
      )}
    </div>
  );
}

function standingWords(
  t: ReturnType<typeof useTranslation>['t'],
  filing: FilingDetails,
  { claim, hold }: ReviewOptions,
): string {
  if (hold) return t('review.standing.held', { by: hold.by });
  if (filing.state !== 'received') return t('review.standing.decided');
  if (!hasEnded(filing.analysis_state)) return t('review.standing.reading');
  if (claim && !claim.mine) return t('review.standing.claimed', { by: claim.by });
  return t('review.standing.open');
}
