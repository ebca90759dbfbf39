import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubmissionPart } from '#contract/draftSubmission';
import { errorText } from '#web/calls/errorText.ts';
import { type AppThunk, useAppDispatch } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { savePending } from '../draft/pendingSaves.ts';
import { submissionApi, useMoveLeadMutation } from './submissionApi.ts';

type Props = {
  /** The draft that is open. */
  draftId: string;
  part: SubmissionPart;
  /** The parts for the same court that it can join. */
  others: readonly SubmissionPart[];
  onMoved: (to: SubmissionPart) => void;
};

/** Moves the documents of a part back to the documents of another part for the same court, into that part's case. */
export function MoveBack({ draftId, part, others, onMoved }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [move] = useMoveLeadMutation();
  const [busy, setBusy] = useState(false);
  const titles = part.documents.map(({ title }) => title).join(', ');

  const send = async (to: SubmissionPart) => {
    if (!(await savePending())) return toast.error(t('filings.arrange.notSaved'));
    let version = await dispatch(latestVersion(draftId, part));
    for (const { filing_id } of part.documents) {
      const reply = await move({ id: filing_id, version, draft_id: to.id });
      if (reply.error) return toast.error(errorText(reply.error));
      version = versionOf(part.id, reply.data.parts) ?? version;
    }
    toast.success(t('filings.parts.movedBack', { titles, others: nameOf(to) }));
    onMoved(to);
  };
  const start = async (to: SubmissionPart) => {
    setBusy(true);
    await send(to);
    setBusy(false);
  };
  return others.map((to) => (
    <Button key={to.id} dense kind="quiet" busy={busy} onClick={() => void start(to)}>
      {t('filings.parts.moveBack', { others: nameOf(to) })}
      <span className="vh">: {titles}</span>
    </Button>
  ));
}

/** The version of a part as the server has it, if the parts are being requested again after a change made here. */
function latestVersion(draftId: string, { id, version }: SubmissionPart): AppThunk<Promise<number>> {
  return async (dispatch, getState) => {
    const asked = { id: draftId };
    await dispatch(submissionApi.util.getRunningQueryThunk('readSubmission', asked));
    return versionOf(id, submissionApi.endpoints.readSubmission.select(asked)(getState()).data?.parts) ?? version;
  };
}

const nameOf = ({ documents }: SubmissionPart) => documents[0]?.title ?? '';

const versionOf = (id: string, parts: readonly SubmissionPart[] | undefined) =>
  parts?.find((one) => one.id === id)?.version;
