import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LaneFiling } from '#contract/lane';
import { errorText } from '#web/calls/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import type { SayInLine } from '../useMessageLine.ts';
import styles from './Lane.module.css';
import { useAcceptRunMutation } from './laneApi.ts';
import type { LaneRun } from './useLaneRun.ts';

type Props = { run: LaneRun; say: SayInLine; onClose: () => void };

/** The filings to accept together, each with its case and docket entry; each can be taken out. */
export function RunDialog({ run, say, onClose }: Props) {
  const { t } = useTranslation();
  // The list stays as it was opened, also while the lane is fetched again.
  const [rows] = useState(run.run);
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const [accept, { isLoading, data, error }] = useAcceptRunMutation();
  const chosen = rows.filter(({ id }) => !out.has(id));
  const send = async () => {
    const filings = chosen.map((row) => ({ id: row.id, version: run.versionOf(row) }));
    const reply = await accept({ filings });
    if (!reply.data || reply.data.refused.length > 0) return;
    say({ kind: 'success', words: t('review.lane.accepted', { count: reply.data.accepted.length }) });
    onClose();
  };
  const put = (id: string, isIn: boolean) =>
    setOut((before) => new Set([...before, id].filter((one) => !isIn || one !== id)));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={data ? t('review.lane.result') : t('review.lane.dialog', { count: rows.length })}
      footer={
        data ? (
          <Button kind="primary" onClick={onClose} autoFocus>
            {t('ui.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            <Button
              kind="primary"
              busy={isLoading}
              disabled={chosen.length === 0}
              onClick={() => void send()}
              autoFocus
            >
              {t('review.lane.act.accept', { count: chosen.length })}
            </Button>
          </>
        )
      }
    >
      {error !== undefined && <Note tone="warn">{errorText(error)}</Note>}
      {data ? (
        <div role="status">
          <p>{t('review.lane.partly', { accepted: data.accepted.length, count: data.refused.length })}</p>
          <ul className={styles.run}>
            {data.refused.map(({ id, document_name, why }) => (
              <li key={id}>
                <b>{rows.find((row) => row.id === id)?.parties ?? document_name}</b>
                <span className="small">{why}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <>
          <p className="muted">{t('review.lane.each')}</p>
          <ul className={styles.run}>
            {rows.map((row) => (
              <Line key={row.id} row={row} isIn={!out.has(row.id)} onPut={(isIn) => put(row.id, isIn)} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function Line({ row, isIn, onPut }: { row: LaneFiling; isIn: boolean; onPut: (isIn: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <li>
      <Checkbox label={row.parties ?? row.document_name} checked={isIn} onChange={onPut} />
      <span className="small">
        {row.case.case_number} · {row.case.title}
      </span>
      <span className="small muted">{t('review.lane.entry', { text: row.docket_entry })}</span>
    </li>
  );
}
