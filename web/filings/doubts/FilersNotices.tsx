import { Clock, LoaderCircle } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { WaitingSubmission } from '#contract/heldSubmissions';
import { pathTo } from '#domain/paths/pathTo';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAskBeforeClosing } from '#web/ui/useAskBeforeClosing.ts';
import { useDiscardHeldMutation, useListHeldQuery } from '../filingsApi.ts';
import { questionAsked } from '../filingsSlice.ts';
import styles from './FilersNotices.module.css';

/** Fetched when a confirmation is needed. */
const SubmissionQuestion = lazy(async () => ({
  default: (await import('./SubmissionQuestion.tsx')).SubmissionQuestion,
}));

/**
 * Shows on every screen which documents are not filed: those being uploaded, and those that the filer must still
 * confirm. The browser asks before it closes the page.
 */
export function FilersNotices() {
  const { pathname } = useLocation();
  const { data = [] } = useListHeldQuery();
  const analysis = useAppSelector((state) => state.filings.analysis);
  const isUnfiled = analysis.phase === 'sending' || analysis.phase === 'asking';
  useAskBeforeClosing(isUnfiled);
  // A submission that is being answered or confirmed now is in the dialog and in the progress display.
  const waiting = isUnfiled ? [] : data;
  return (
    <>
      <div className={styles.heldNotices} aria-live="polite">
        {analysis.phase === 'sending' && pathname !== '/case-processing' && <Sending names={analysis.documents} />}
        {waiting.map((held) => (
          <Waiting key={held.held_submission} held={held} />
        ))}
      </div>
      {analysis.phase === 'asking' && (
        <Suspense>
          <SubmissionQuestion />
        </Suspense>
      )}
    </>
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
  const dispatch = useAppDispatch();
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
          {t(`filings.doubts.${held.corrects ? 'correctionNotSent' : 'notFiledYet'}`, {
            names: held.documents,
            count: held.documents.length,
          })}
        </strong>{' '}
        {t('filings.doubts.answerBy', { until })}
      </p>
      <div className="row wrap">
        {held.corrects ? (
          <Link className={buttonClass({ dense: true })} to={pathTo.filing(held.corrects)}>
            {t('filings.doubts.review')}
            <span className="vh">: {names}</span>
          </Link>
        ) : (
          <Button dense onClick={() => dispatch(questionAsked(held))}>
            {t('filings.doubts.review')}
            <span className="vh">: {names}</span>
          </Button>
        )}
        <Button kind="quiet" dense busy={isLoading} onClick={() => void drop()}>
          {t(`filings.doubts.${held.corrects ? 'doNotSend' : 'doNotFile'}`)}
          <span className="vh">: {names}</span>
        </Button>
      </div>
    </div>
  );
}
