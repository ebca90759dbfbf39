import type { FilingChoices } from '#contract/filings';
import i18n from '#web/i18n.ts';
import type { AppThunk } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { filingsApi } from './filingsApi.ts';
import {
  analysisEnded,
  analysisRefused,
  bytesSent,
  filingReceived,
  sendingBegan,
  stepHappened,
} from './filingsSlice.ts';
import { followProgress } from './followProgress.ts';
import { sendForm } from './sendForm.ts';

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
    const form = new FormData();
    for (const [name, value] of Object.entries(choices)) if (value) form.append(name, value);
    form.append('main_document', main);
    for (const file of additional) form.append('supporting_documents', file);

    const documents = [main, ...additional];
    dispatch(
      sendingBegan({
        documents: documents.map((file) => file.name),
        total: documents.reduce((sum, file) => sum + file.size, 0),
      }),
    );
    const reply = await sendForm('POST', '/api/documents/analyze/', form, {
      headers: { prefer: 'respond-async', 'idempotency-key': crypto.randomUUID() },
      onSent: (sent, total) => dispatch(bytesSent({ sent, total })),
    }).catch(() => ({ status: 0, body: {} as Record<string, unknown> }));

    const filingId = filingIdOf(reply.body);
    if (!filingId) {
      const refused = refusalOf(reply.status, reply.body);
      dispatch(analysisRefused(refused));
      toast.error(refused.error);
      return null;
    }
    dispatch(filingReceived(filingId));
    void dispatch(followAnalysis(filingId));
    return filingId;
  };
}

/** Follows one analysis to its end, then shows what it found. */
function followAnalysis(filingId: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    let last = '';
    await followProgress(
      `/api/documents/${filingId}/progress`,
      (step) => {
        last = step.state;
        dispatch(stepHappened(step));
      },
      new AbortController().signal,
    );
    dispatch(analysisEnded());
    dispatch(filingsApi.util.invalidateTags(['Filings', { type: 'Filing', id: filingId }]));
    if (last === 'failed') toast.error(i18n.t('filings.analysis.failed'));
    else toast.success(i18n.t('filings.analysis.succeeded'));
  };
}

function filingIdOf(body: Record<string, unknown>): string | null {
  const job = body.job as { filing_id?: string } | undefined;
  const analysis = body.analysis as { id?: string } | undefined;
  return job?.filing_id ?? analysis?.id ?? null;
}

/** SPEC.md 8: the body's error, else what an analysis that is not answered with 201 is called. */
function refusalOf(status: number, body: Record<string, unknown>) {
  const details = body.details as { file_name?: string } | undefined;
  return {
    error:
      typeof body.error === 'string'
        ? body.error
        : i18n.t(status === 0 ? 'filings.analysis.unreachable' : 'filings.analysis.failed'),
    file_name: details?.file_name ?? null,
    request_id: typeof body.request_id === 'string' ? body.request_id : null,
  };
}
