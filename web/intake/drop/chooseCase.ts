import { errorText } from '#web/calls/errorText.ts';
import { filingsApi } from '#web/filings/filingsApi.ts';
import i18n from '#web/i18n.ts';
import type { AppThunk } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { envelopeApi } from '../envelope/envelopeApi.ts';

/** Chooses the case of a new draft, by its lead document. If that fails, the draft has the case that it names. */
export function chooseCase(leadId: string, case_id: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    // Subscribed, so that a step of the analysis in between does not discard the response.
    const reading = dispatch(filingsApi.endpoints.readFiling.initiate({ id: leadId }));
    const filing = await reading;
    reading.unsubscribe();
    const id = filing.data?.draft?.id;
    if (!id) return fail(filing.error);
    const asking = dispatch(envelopeApi.endpoints.readEnvelope.initiate({ id }, { forceRefetch: true }));
    const envelope = await asking;
    asking.unsubscribe();
    if (!envelope.data) return fail(envelope.error);
    const { version } = envelope.data;
    const destination = { to: 'case', case_id } as const;
    const saved = await dispatch(envelopeApi.endpoints.saveEnvelope.initiate({ id, version, destination }));
    if (saved.error) fail(saved.error);
  };
}

function fail(why: unknown): void {
  toast.error(i18n.t('filings.drop.caseNotChosen', { why: why ? errorText(why) : '' }).trim());
}
