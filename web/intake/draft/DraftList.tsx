import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '#contract/drafts';
import { hasEnded } from '#domain/filings/states';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { useDiscardDraftMutation, useListDraftsQuery } from '#web/filings/filingsApi.ts';
import { analysisForgotten } from '#web/filings/filingsSlice.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { useAppDispatch } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './DraftList.module.css';

type Props = { onContinue: (leadId: string) => void };

/** Documents that the filer has not filed, the last changed first. Nothing is shown while there are none. */
export function DraftList({ onContinue }: Props) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data, error } = useListDraftsQuery({ page });
  const [discarding, setDiscarding] = useState<Draft | null>(null);
  if (!error && (!data || data.total === 0)) return null;
  return (
    <section className={`panel ${styles.drafts}`} aria-labelledby="drafts-heading">
      <header>
        <h2 id="drafts-heading">{t('filings.drafts.heading')}</h2>
        {data && <CountBadge count={data.total} />}
      </header>
      <CallFailure className="body" error={error} />
      <ul>
        {data?.data.map((draft) => (
          <DraftRow key={draft.id} draft={draft} onContinue={onContinue} onDiscard={() => setDiscarding(draft)} />
        ))}
      </ul>
      {data && data.total_pages > 1 && <Pager page={page} totalPages={data.total_pages} onPage={setPage} />}
      <DiscardDraft draft={discarding} onClose={() => setDiscarding(null)} />
    </section>
  );
}

type RowProps = { draft: Draft; onContinue: (leadId: string) => void; onDiscard: () => void };

function DraftRow({ draft, onContinue, onDiscard }: RowProps) {
  const format = useFormat();
  const { t } = useTranslation();
  const [lead, ...others] = draft.documents;
  if (!lead) return null;
  const isRead = draft.documents.every(({ analysis_state }) => hasEnded(analysis_state));
  return (
    <li className={styles.draftRow}>
      <div className="grow">
        <strong className="clip">{nameOf(draft)}</strong>
        <div className="muted tiny">
          {draft.owner && `${t('filings.drafts.ownedBy', { owner: draft.owner })} · `}
          {t(draft.changed_by ? 'filings.drafts.changedByOther' : 'filings.drafts.changed', {
            when: format.moment(draft.changed_at),
            who: draft.changed_by,
          })}
          {others.length > 0 && ` · ${t('filings.drafts.documents', { count: draft.documents.length })}`}
          {draft.other_court && ` · ${draft.other_court}`}
          {!isRead && ` · ${t('filings.drafts.reading')}`}
        </div>
      </div>
      <div className="row">
        <Button dense onClick={() => onContinue(lead.id)}>
          {t('filings.drafts.continue')}
          <span className="vh">: {nameOf(draft)}</span>
        </Button>
        <Button kind="quiet" dense onClick={onDiscard}>
          {t('filings.drafts.discard')}
          <span className="vh">: {nameOf(draft)}</span>
        </Button>
      </div>
    </li>
  );
}

/** Asks before a draft is deleted. */
export function DiscardDraft({
  draft,
  onClose,
  onDiscarded,
}: {
  draft: Draft | null;
  onClose: () => void;
  onDiscarded?: (draft: Draft) => void;
}) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [discard, { isLoading }] = useDiscardDraftMutation();
  const confirm = async () => {
    if (!draft) return;
    const reply = await discard({ id: draft.id });
    onClose();
    if (reply.error) toast.error(errorText(reply.error));
    else {
      toast.success(reply.data.message);
      dispatch(analysisForgotten(draft.documents.map(({ id }) => id)));
      onDiscarded?.(draft);
    }
  };
  return (
    <ConfirmDialog
      isOpen={draft !== null}
      danger
      busy={isLoading}
      title={t('filings.drafts.discardTitle')}
      confirmLabel={t('filings.drafts.discardConfirm')}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{draft && t('filings.drafts.discardText', { name: nameOf(draft) })}</p>
    </ConfirmDialog>
  );
}

const nameOf = ({ documents: [lead] }: Draft): string => lead?.title ?? lead?.document_name ?? '';
