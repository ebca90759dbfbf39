import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Batch } from '#contract/batches';
import { batchProblemTexts } from '#contract/messages/en/batchProblems';
import type { BatchState } from '#domain/counter/batchStates';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { Status, type Tone } from '#web/ui/Status.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDiscardBatchMutation, useFileBatchMutation } from '../counterApi.ts';
import styles from './BatchPanel.module.css';
import { ItemTable } from './ItemTable.tsx';

const tones: Record<BatchState, Tone> = {
  dividing: 'info',
  ready: 'info',
  filing: 'info',
  filed: 'ok',
  partly_filed: 'warn',
  refused: 'bad',
  failed: 'bad',
  discarded: 'none',
};

/** One batch: how it is divided, what is wrong with it, and what was filed. */
export function BatchPanel({ batch }: { batch: Batch }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { items, problems, state } = batch;
  const done = items.filter((item) => item.state === 'filed').length;
  return (
    <Panel
      title={batch.file_name}
      aside={<Status tone={tones[state]}>{t(`counter.batches.state.${state}`)}</Status>}
      padded={false}
    >
      <div className="body stack">
        <p className="muted">
          {format.moment(batch.received_at)},
          {batch.pages > 0 && ` ${t('counter.batches.pages', { count: batch.pages })},`}{' '}
          {t(`counter.batches.source.${batch.source}`, { by: batch.made_by ?? '' })}
        </p>
        {problems.length > 0 && (
          <Note tone="warn">
            <ul>
              {problems.map(({ page, code }) => (
                <li key={`${page}${code}`}>
                  {t('counter.batches.problem', { page, problem: batchProblemTexts[code] })}
                </li>
              ))}
            </ul>
          </Note>
        )}
        {state === 'dividing' && <Division batch={batch} />}
        {batch.failure && <Note tone="warn">{batch.failure}</Note>}
        {state === 'filing' && <p aria-live="polite">{t('counter.batches.progress', { done, total: items.length })}</p>}
        <BatchActs batch={batch} />
      </div>
      {items.length > 0 && <ItemTable items={items} caption={batch.file_name} />}
    </Panel>
  );
}

/** How many pages were searched for separator sheets. */
function Division({ batch: { file_name, pages, divided_pages } }: { batch: Batch }) {
  const { t } = useTranslation();
  if (pages === 0) return <p aria-live="polite">{t('counter.batches.counting')}</p>;
  const words = t('counter.batches.dividing', { done: divided_pages, of: pages });
  return <ProgressBar label={file_name} value={divided_pages} max={pages} words={words} />;
}

function BatchActs({ batch: { id, state } }: { batch: Batch }) {
  const { t } = useTranslation();
  const [isDiscarding, setDiscarding] = useState(false);
  const [file, { isLoading }] = useFileBatchMutation();
  const [discard] = useDiscardBatchMutation();
  if (state !== 'ready' && state !== 'refused' && state !== 'failed') return null;
  const send = async (call: PromiseLike<{ data?: { message: string } | undefined; error?: unknown }>) => {
    const { data, error } = await call;
    if (error) toast.error(errorText(error));
    else if (data) toast.success(data.message);
    setDiscarding(false);
  };
  return (
    <div className={styles.buttons}>
      {state === 'ready' && (
        <Button kind="primary" busy={isLoading} onClick={() => void send(file({ id }))}>
          {t('counter.batches.file')}
        </Button>
      )}
      <Button kind="danger" onClick={() => setDiscarding(true)}>
        {t('counter.batches.discard')}
      </Button>
      <ConfirmDialog
        isOpen={isDiscarding}
        danger
        title={t('counter.batches.discardTitle')}
        confirmLabel={t('counter.batches.discard')}
        onClose={() => setDiscarding(false)}
        onConfirm={() => void send(discard({ id }))}
      >
        {t('counter.batches.discardText')}
      </ConfirmDialog>
    </div>
  );
}
