import { Clock, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { WaitingSubmission } from '#contract/heldSubmissions';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAskBeforeClosing } from '#web/ui/useAskBeforeClosing.ts';
import { useDiscardHeldMutation, useListHeldQuery } from '../filingsApi.ts';
import styles from './FilersNotices.module.css';

/**
 * Shows on every screen which documents are not on the way to the court: those being uploaded, during which the browser
 * asks before it closes the page, and corrections that the filer must still confirm.
 */
export function FilersNotices() {
  const { pathname } = useLocation();
  // Court staff find a correction of theirs on the page of its filing.
  const isOfCourt = useAppSelector((state) => may(capacityOf(state.user), 'filings:prioritize'));
  const { data = [] } = useListHeldQuery(undefined, { skip: isOfCourt });
  const analysis = useAppSelector((state) => state.filings.analysis);
  const isSending = analysis.phase === 'sending';
  useAskBeforeClosing(isSending);
  return (
    <div className={styles.heldNotices} aria-live="polite">
      {isSending && pathname !== '/case-processing' && <Sending names={analysis.documents} />}
      {data.map((held) => (
        <Waiting key={held.held_submission} held={held} />
      ))}
    </div>
  );
}

function Sending({ names }: { names: string[] }) {
  const { t } = useTranslation();
  return (
    <div className={`note info ${styles.heldNotice}`}>
      <LoaderCircle className="i spin" aria-hidden />
      <p>{t('filings.doubts.sending', { names, count: names.length })}</p>
    </div>
  );
}

function Waiting({ held }: { held: WaitingSubmission }) {
  const format = useFormat();
  const { t } = useTranslation();
  const [discard, { isLoading }] = useDiscardHeldMutation();
  const names = held.documents.join(', ');
  const drop = async () => {
    const reply = await discard({ id: held.held_submission });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(t('filings.doubts.notFiled', { names: held.documents, count: held.documents.length }));
  };
  const until = format.moment(held.expires_at);
  return (
    <div className={`note warn ${styles.heldNotice}`}>
      <Clock className="i" aria-hidden />
      <p>
        <strong>
          {t('filings.doubts.correctionNotSent', {
            names: held.documents,
            count: held.documents.length,
          })}
        </strong>{' '}
        {t('filings.doubts.answerBy', { until })}
      </p>
      <div className="row wrap">
        <Link className={buttonClass({ dense: true })} to={pathTo.filing(held.corrects)}>
          {t('filings.doubts.review')}
          <span className="vh">: {names}</span>
        </Link>
        <Button kind="quiet" dense busy={isLoading} onClick={() => void drop()}>
          {t('filings.doubts.doNotSend')}
          <span className="vh">: {names}</span>
        </Button>
      </div>
    </div>
  );
}
