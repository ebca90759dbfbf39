import type { FilingCorrections } from '#contract/filingCorrections';
import type { FilingDetails } from '#contract/filings';
import { api } from '#web/calls/api.ts';
import { type CallError, fieldProblems } from '#web/calls/CallError.ts';
import i18n from '#web/i18n.ts';
import { session } from '#web/session/session.ts';
import type { AppThunk } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { editFailure } from '../failureWords.ts';
import { filingsApi } from '../filingsApi.ts';
import { type FieldName, isFieldName, machineFields, valueInForce } from './fieldValues.ts';
import { type ChangedField, fieldWork, type Save } from './fieldWork.ts';

const sending = new Map<string, Promise<void>>();
/** Functions that cancel the next retry of a filing's changes. */
const tries = new Map<string, () => void>();
const retryMs = 5000;

/**
 * Sends a person's changes to a filing's fields, one after another, each with its base version. Changes that cannot be
 * sent now wait and are sent again; refused changes return to their fields as typed.
 */
export function sendSaves(filingId: string): AppThunk<Promise<void>> {
  return (dispatch) => {
    const underWay = sending.get(filingId) ?? dispatch(sendAll(filingId)).finally(() => sending.delete(filingId));
    sending.set(filingId, underWay);
    return underWay;
  };
}

function sendAll(filingId: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    tries.get(filingId)?.();
    if (fieldWork.of(filingId).saves.length === 0) return;
    for (let [save] = fieldWork.of(filingId).saves; save; [save] = fieldWork.of(filingId).saves) {
      if (!session.token()) return giveBack(filingId, save, i18n.t('filings.edit.noToken'));
      if (!(await dispatch(sendOne(filingId, save)))) return;
    }
    // The queue shows the number of fields that still need review.
    dispatch(api.util.invalidateTags(['Review']));
  };
}

/** Sends the first change. False if it, and all changes after it, must wait. */
function sendOne(filingId: string, save: Save): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const version = filingsApi.endpoints.readFiling.select({ id: filingId })(getState()).data?.version ?? 1;
    const call = dispatch(filingsApi.endpoints.editFiling.initiate({ id: filingId, version, ...changeOf(save) }));
    const reply = await call;
    call.reset();
    if (!('error' in reply)) {
      // First the current filing, then the end of the change; otherwise the field would briefly show its old value.
      await dispatch(filingsApi.util.upsertQueryData('readFiling', { id: filingId }, reply.data.filing));
      // The store reports responses only in the next frame, and everything else immediately.
      dispatch({ type: 'filings/changeArrived' });
      done(filingId, save);
      if (save.value !== null) toast.success(reply.data.message);
      return true;
    }
    const failed = reply.error as CallError;
    const wait = () => {
      waitFor(filingId, editFailure(failed), () => void dispatch(sendSaves(filingId)));
      return false;
    };
    if (failed.status === 0 || failed.status === 401 || failed.status > 500) return wait();
    if (failed.code !== 'changed_meanwhile') {
      giveBack(filingId, save, fieldProblems(failed)[save.field] ?? editFailure(failed));
      return true;
    }
    const asked = filingsApi.endpoints.readFiling.initiate({ id: filingId }, { forceRefetch: true, subscribe: false });
    const { data: now } = await dispatch(asked);
    if (!now) return wait();
    if (settleChange(filingId, save, failed, now)) toast.error(editFailure(failed));
    return true;
  };
}

/** The content of a field: the current value, and for a confirmation the machine's reading. */
export function currentContent(filing: FilingDetails, field: FieldName | 'priority', confirming: boolean): string {
  if (!isFieldName(field)) return filing.priority;
  const inForce = valueInForce(filing, field);
  return confirming ? JSON.stringify([inForce, machineFields(filing, field).map(({ value }) => value)]) : inForce;
}

function changeOf({ field, value }: Save): FilingCorrections {
  if (value === null) return isFieldName(field) ? { confirmed: [field] } : {};
  return { [field]: value } as FilingCorrections;
}

/**
 * Another person changed the filing first. If the change was to a different field, nothing is lost and sending
 * continues; otherwise the change is returned.
 */
function settleChange(filingId: string, save: Save, failed: CallError, now: FilingDetails): boolean {
  const changed = (failed.details as { changed?: ChangedField[] } | undefined)?.changed ?? [];
  fieldWork.change(filingId, (work) => ({ ...work, changed: [...work.changed, ...changed] }));
  if (currentContent(now, save.field, save.value === null) === save.seen) return false;
  giveBack(filingId, save, null);
  return true;
}

function done(filingId: string, save: Save): void {
  fieldWork.change(filingId, (work) => ({
    ...work,
    waiting: null,
    saves: work.saves.slice(1),
    problems: without(work.problems, save.field),
  }));
}

/** Removes a change from the queue; the input returns to its field, with the error. */
function giveBack(filingId: string, save: Save, problem: string | null): void {
  const { field, value } = save;
  fieldWork.change(filingId, (work) => ({
    ...work,
    waiting: null,
    saves: work.saves.slice(1),
    drafts: value !== null && isFieldName(field) ? { [field]: value, ...work.drafts } : work.drafts,
    problems:
      problem !== null && value !== null && isFieldName(field) ? { ...work.problems, [field]: problem } : work.problems,
  }));
  if (problem !== null) toast.error(problem);
}

function waitFor(filingId: string, why: string, again: () => void): void {
  const first = fieldWork.of(filingId).waiting === null;
  fieldWork.change(filingId, (work) => ({ ...work, waiting: why }));
  if (first) toast.error(why);
  const cancel = () => {
    clearTimeout(timer);
    window.removeEventListener('online', resume);
    tries.delete(filingId);
  };
  const resume = () => {
    cancel();
    again();
  };
  const timer = setTimeout(resume, retryMs);
  window.addEventListener('online', resume);
  tries.set(filingId, cancel);
}

function without(problems: Partial<Record<FieldName, string>>, field: string): Partial<Record<FieldName, string>> {
  const { [field as FieldName]: _gone, ...others } = problems;
  return others;
}
