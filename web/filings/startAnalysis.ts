import type { FilingChoices } from '#contract/filings';
import type { HeldSubmission } from '#contract/heldSubmissions';
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
import { type FormReply, sendForm } from './sendForm.ts';

/**
 * Files the documents and follows their analysis. It belongs to no screen: leaving the page stops nothing, and the
 * server works on even when the browser is closed.
 */
export function startAnalysis(
  main: File,
  additional: File[],
  choices: FilingChoices,
): AppThunk<Promise<string | null>> {
  return async (dispatch) => {
    const form = formOf(choices);
    form.append('ask_first', 'yes');
    form.append('main_document', main);
    for (const file of additional) form.append('supporting_documents', file);

    const documents = [main, ...additional];
    dispatch(
      sendingBegan({
        documents: documents.map((file) => file.name),
        total: documents.reduce((sum, file) => sum + file.size, 0),
      }),
    );
    return dispatch(submit(form, keyOfSubmission()));
  };
}

/** Files what is held, once the filer has confirmed the doubts about it. Nothing is uploaded again. */
export function confirmFiling(): AppThunk<Promise<string | null>> {
  return async (dispatch, getState) => {
    const { analysis } = getState().filings;
    if (analysis.phase !== 'asking') return null;
    const form = new FormData();
    form.append('held_submission', analysis.held_submission);
    dispatch(sendingBegan({ documents: analysis.documents, total: 0 }));
    const filingId = await dispatch(submit(form, analysis.idempotency_key ?? analysis.held_submission));
    dispatch(filingsApi.util.invalidateTags(['Held', 'OwnDocuments']));
    return filingId;
  };
}

/**
 * The court asks before it files these documents. The question is put on the screen from which they were sent; anyone
 * who has left that screen finds it in the notice at the top of the page.
 */
export function askAbout(held: HeldSubmission, documents: string[], sentFrom: string): AppThunk<void> {
  return (dispatch) => {
    dispatch(filingsApi.util.invalidateTags(['Held']));
    if (location.pathname === sentFrom) dispatch(questionAsked({ ...held, documents }));
    else dispatch(analysisDismissed());
  };
}

function formOf(choices: FilingChoices): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(choices)) if (value) form.append(name, value);
  return form;
}

function submit(form: FormData, key: string): AppThunk<Promise<string | null>> {
  return async (dispatch, getState) => {
    const sentFrom = location.pathname;
    const reply = await sendForm('POST', '/api/documents/analyze/', form, {
      headers: { prefer: 'respond-async', 'idempotency-key': key },
      onSent: (sent, total) => dispatch(bytesSent({ sent, total })),
    }).catch(() => unanswered);

    const filingId = filingIdOf(reply.body);
    if (filingId) return dispatch(follow(filingId));
    if (isLost(reply)) return dispatch(settle(key, reply));
    if (reply.body.code === 'submission_doubted') {
      const { analysis } = getState().filings;
      const documents = analysis.phase === 'idle' ? [] : analysis.documents;
      dispatch(askAbout(reply.body.details as HeldSubmission, documents, sentFrom));
      return null;
    }
    closeSubmission();
    dispatch(refuse(refusalOf(reply)));
    return null;
  };
}

const unanswered: FormReply = { status: 0, body: {} };

/** No answer, or one of something that failed on the way: the court may have received the filing all the same. */
const isLost = ({ status }: FormReply): boolean => status === 0 || status >= 500;

/** Asks the court what became of the submission before saying anything about it. */
function settle(key: string, reply: FormReply): AppThunk<Promise<string | null>> {
  return async (dispatch) => {
    const outcome = await dispatch(findOutcome(key));
    if (typeof outcome === 'object') return dispatch(follow(outcome.filing_id));
    const { request_id, error } = refusalOf(reply);
    const words = i18n.t(`filings.analysis.${outcome === 'unknown' ? 'unreachable' : 'notReceived'}`);
    dispatch(refuse({ error: reply.status === 0 ? words : error, advice: words, file_name: null, request_id }));
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

/** Follows one analysis to its end, then shows what it found. */
function followAnalysis(filingId: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    let last = '';
    const heard = await followProgress(
      `/api/documents/${filingId}/progress`,
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

function filingIdOf(body: Record<string, unknown>): string | null {
  const job = body.job as { filing_id?: string } | undefined;
  const analysis = body.analysis as { id?: string } | undefined;
  return job?.filing_id ?? analysis?.id ?? null;
}

/** The error of a failed analysis: the one in the body, or else the general one for a status other than 201. */
function refusalOf({ body }: FormReply): Refused {
  const details = body.details as { file_name?: string } | undefined;
  return {
    error: typeof body.error === 'string' ? body.error : i18n.t('filings.analysis.failed'),
    advice: i18n.t('filings.analysis.refusedKept'),
    file_name: details?.file_name ?? null,
    request_id: typeof body.request_id === 'string' ? body.request_id : null,
  };
}
