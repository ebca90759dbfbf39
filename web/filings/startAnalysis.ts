import { analyzeDocuments, type FilingChoices } from '#contract/filings';
import type { CallError } from '#web/calls/CallError.ts';
import type { Given } from '#web/calls/Given.ts';
import { type SentFiles, sendFiles } from '#web/calls/sendFiles.ts';
import i18n from '#web/i18n.ts';
import type { AppThunk } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { goesInParts } from '#web/uploads/partSizes.ts';
import { sendLargeFile } from '#web/uploads/sendLargeFile.ts';
import { closeSubmission, keyOfSubmission } from './chosenFiles.ts';
import { filingsApi } from './filingsApi.ts';
import {
  analysisDismissed,
  analysisEnded,
  analysisRefused,
  bytesSent,
  filingReceived,
  type Refused,
  sendingBegan,
  stepHappened,
} from './filingsSlice.ts';
import { findOutcome } from './findOutcome.ts';
import { followProgress } from './followProgress.ts';
import { sendAttachments } from './sendAttachments.ts';

/**
 * Sends the documents as a draft and follows their analysis. It does not depend on a screen: leaving the page stops
 * nothing, and the server continues even if the browser is closed. With `envelope`, the main document is a further lead
 * document of that draft. Documents that were not selected in the upload panel have their own `key`.
 */
export function startAnalysis(
  main: File,
  additional: File[],
  choices: FilingChoices,
  { envelope, key }: { envelope?: string; key?: string } = {},
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
      ...(envelope && { envelope }),
      main_document: main,
      supporting_documents: additional,
    };
    if (documents.some(goesInParts)) return dispatch(submitInParts(main, additional, { choices, envelope }));
    // What is selected in the upload panel is another submission.
    return dispatch(submit(submission, key ?? (envelope ? crypto.randomUUID() : keyOfSubmission())));
  };
}

type Further = { choices: FilingChoices; envelope: string | undefined };

/** Large documents are sent in parts: the lead document becomes the draft, and the others follow into it. */
function submitInParts(
  main: File,
  additional: File[],
  { choices, envelope }: Further,
): AppThunk<Promise<string | null>> {
  return async (dispatch) => {
    const total = [main, ...additional].reduce((sum, file) => sum + file.size, 0);
    const onSent = (sent: number) => void dispatch(bytesSent({ sent, total }));
    const lead = await dispatch(sendLead(main, { ...choices, envelope }, onSent));
    if (lead === null) {
      dispatch(analysisDismissed());
      return null;
    }
    if (typeof lead === 'object') {
      dispatch(refuse(refusalOf(lead)));
      return null;
    }
    dispatch(follow(lead));
    const problem = await dispatch(sendAttachments(lead, additional));
    if (problem) toast.error(problem.error || i18n.t('filings.supporting.failed'));
    if (additional.length > 0)
      dispatch(filingsApi.util.invalidateTags(['Draft', 'Drafts', { type: 'Filing', id: lead }]));
    return lead;
  };
}

/** The ID of the filing; null if the user canceled; otherwise why it was refused. */
function sendLead(
  file: File,
  target: FilingChoices & { envelope: string | undefined },
  onSent: (sent: number) => void,
): AppThunk<Promise<string | null | CallError>> {
  return async (dispatch) => {
    const metadata = { purpose: 'lead', ...target };
    const { data, error } = await dispatch(sendLargeFile(file, { metadata, onSent }));
    return error ?? data?.result_id ?? null;
  };
}

function submit(submission: Submission, key: string): AppThunk<Promise<string | null>> {
  return async (dispatch) => {
    const reply = await sendFiles(analyzeDocuments, submission, {
      headers: { prefer: 'respond-async', 'idempotency-key': key },
      onSent: (sent, total) => dispatch(bytesSent({ sent, total })),
    });
    if (reply.data) return dispatch(follow(filingOf(reply.data)));
    const { error } = reply;
    if (isLost(error)) return dispatch(settle(key, error));
    closeSubmission();
    dispatch(refuse(refusalOf(error)));
    return null;
  };
}

type Submission = Given<typeof analyzeDocuments>;
type Filed = NonNullable<SentFiles<typeof analyzeDocuments>['data']>;

const filingOf = (filed: Filed): string => ('job' in filed ? filed.job.filing_id : filed.analysis.id);

/**
 * Whether there was no response, a truncated one, or one that cannot be read: the portal may have received the documents.
 */
const isLost = ({ status }: CallError): boolean => status === 0 || status >= 500 || (status >= 200 && status < 300);

/** Asks the portal for the result of the submission before reporting anything about it. */
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
    dispatch(filingsApi.util.invalidateTags(['Draft', 'Drafts']));
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
    dispatch(filingsApi.util.invalidateTags(['Draft', 'Drafts', 'Filings', { type: 'Filing', id: filingId }]));
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
