import { analyzeDocuments, type FilingChoices } from '#contract/filings';
import type { HeldSubmission } from '#contract/heldSubmissions';
import type { CallError } from '#web/calls/CallError.ts';
import type { Given } from '#web/calls/Given.ts';
import { type SentFiles, sendFiles } from '#web/calls/sendFiles.ts';
import i18n from '#web/i18n.ts';
import type { AppThunk } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { closeSubmission, keyOfSubmission } from './chosenFiles.ts';
import { filingsApi } from './filingsApi.ts';
import {
  analysisDismissed,
  analysisEnded,
  analysisRefused,
  bytesSent,
  filingReceived,
  questionAsked,
  type Refused,
  sendingBegan,
  stepHappened,
} from './filingsSlice.ts';
import { findOutcome } from './findOutcome.ts';
import { followProgress } from './followProgress.ts';

/**
 * Files the documents and follows their analysis. It does not depend on a screen: leaving the page stops nothing, and
 * the server continues even if the browser is closed.
 */
export function startAnalysis(
  main: File,
  additional: File[],
  choices: FilingChoices,
): AppThunk<Promise<string | null>> {
  return async (dispatch) => {
    const documents = [main, ...additional];
    dispatch(
      sendingBegan({
        documents: documents.map((file) => file.name),
        total: documents.reduce((sum, file) => sum + file.size, 0),
      }),
    );
    const submission: Submission = {
      ...choices,
      ask_first: 'yes',
      main_document: main,
      supporting_documents: additional,
    };
    return dispatch(submit(submission, keyOfSubmission()));
  };
}

/** Files a held submission after the filer has confirmed the doubts about it, without another upload. */
export function confirmFiling(): AppThunk<Promise<string | null>> {
  return async (dispatch, getState) => {
    const { analysis } = getState().filings;
    if (analysis.phase !== 'asking') return null;
    const { held_submission } = analysis;
    dispatch(sendingBegan({ documents: analysis.documents, total: 0 }));
    const filingId = await dispatch(submit({ held_submission }, analysis.idempotency_key ?? held_submission));
    dispatch(filingsApi.util.invalidateTags(['Held', 'OwnDocuments']));
    return filingId;
  };
}

/**
 * The court requires a confirmation before it files these documents. It is shown on the screen from which they were
 * sent; a person who has left that screen finds it in the notice at the top of the page.
 */
export function askAbout(held: HeldSubmission, documents: string[], sentFrom: string): AppThunk<void> {
  return (dispatch) => {
    dispatch(filingsApi.util.invalidateTags(['Held']));
    if (location.pathname === sentFrom) dispatch(questionAsked({ ...held, documents }));
    else dispatch(analysisDismissed());
  };
}

function submit(submission: Submission, key: string): AppThunk<Promise<string | null>> {
  return async (dispatch, getState) => {
    const sentFrom = location.pathname;
    const reply = await sendFiles(analyzeDocuments, submission, {
      headers: { prefer: 'respond-async', 'idempotency-key': key },
      onSent: (sent, total) => dispatch(bytesSent({ sent, total })),
    });
    if (reply.data) return dispatch(follow(filingOf(reply.data)));
    const { error } = reply;
    if (isLost(error)) return dispatch(settle(key, error));
    if (error.code === 'submission_doubted') {
      const { analysis } = getState().filings;
      const documents = analysis.phase === 'idle' ? [] : analysis.documents;
      dispatch(askAbout(error.details as HeldSubmission, documents, sentFrom));
      return null;
    }
    closeSubmission();
    dispatch(refuse(refusalOf(error)));
    return null;
  };
}

type Submission = Given<typeof analyzeDocuments>;
type Filed = NonNullable<SentFiles<typeof analyzeDocuments>['data']>;

const filingOf = (filed: Filed): string => ('job' in filed ? filed.job.filing_id : filed.analysis.id);

/**
 * Whether there was no response, a truncated one, or one that cannot be read: the court may have received the filing.
 */
const isLost = ({ status }: CallError): boolean => status === 0 || status >= 500 || (status >= 200 && status < 300);

/** Asks the court for the result of the submission before reporting anything about it. */
function settle(key: string, lost: CallError): AppThunk<Promise<string | null>> {
  return async (dispatch) => {
    const outcome = await dispatch(findOutcome(key));
    if (typeof outcome === 'object') return dispatch(follow(outcome.filing_id));
    const { request_id, error } = refusalOf(lost);
    const words = i18n.t(`filings.analysis.${outcome === 'unknown' ? 'unreachable' : 'notReceived'}`);
    dispatch(refuse({ error: lost.status === 0 ? words : error, advice: words, file_name: null, request_id }));
    return null;
  };
}

function refuse(refused: Refused): AppThunk<void> {
  return (dispatch) => {
    dispatch(analysisRefused(refused));
    toast.error(refused.error);
  };
}

function follow(filingId: string): AppThunk<string> {
  return (dispatch) => {
    closeSubmission();
    dispatch(filingReceived(filingId));
    void dispatch(followAnalysis(filingId));
    return filingId;
  };
}

/** Follows one analysis to its end, then shows its result. */
function followAnalysis(filingId: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    let last = '';
    const heard = await followProgress(
      filingId,
      (step) => {
        last = step.state;
        dispatch(stepHappened(step));
      },
      new AbortController().signal,
    );
    dispatch(analysisEnded());
    dispatch(filingsApi.util.invalidateTags(['Filings', { type: 'Filing', id: filingId }]));
    if (!heard) return;
    if (last === 'failed') toast.error(i18n.t('filings.analysis.failed'));
    else toast.success(i18n.t('filings.analysis.succeeded'));
  };
}

/** The error of a failed analysis: the one in the response, otherwise the general one for a status other than 201. */
function refusalOf({ error, details, request_id }: CallError): Refused {
  const { file_name = null } = (details ?? {}) as { file_name?: string };
  return {
    error: error || i18n.t('filings.analysis.failed'),
    advice: i18n.t('filings.analysis.refusedKept'),
    file_name,
    request_id: request_id ?? null,
  };
}
