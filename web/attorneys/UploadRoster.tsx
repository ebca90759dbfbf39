import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { RosterProblem } from '#contract/attorneys';
import type { CallError } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { requireToken } from '#web/session/requireToken.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import { useUploadAttorneysMutation } from './attorneysApi.ts';
import { useStartRosterImportMutation } from './imports/importsApi.ts';
import styles from './UploadRoster.module.css';

const Details = z.object({ rows: z.array(RosterProblem) });

/** Imports a roster from a CSV file. If any row is invalid, nothing is imported, and the reasons are listed. */
export function UploadRoster({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [upload, { error, isLoading, reset }] = useUploadAttorneysMutation();
  const [start, started] = useStartRosterImportMutation();
  const navigate = useNavigate();
  const rows = rowsOf(error as CallError | undefined);

  const choose = ([chosen]: File[]) => {
    reset();
    const isCsv = chosen !== undefined && /\.csv$/i.test(chosen.name);
    setFile(isCsv ? chosen : null);
    setProblem(isCsv ? null : t('attorneys.upload.wrongType'));
    if (!isCsv) toast.error(t('attorneys.upload.wrongType'));
  };
  const send = async () => {
    if (!file) {
      setProblem(t('attorneys.upload.none'));
      return void toast.error(t('attorneys.upload.none'));
    }
    if (!requireToken()) return;
    const reply = await upload({ file });
    if (reply.error) {
      setProblem(errorText(reply.error));
      toast.error(errorText(reply.error));
      return;
    }
    toast.success(reply.data.message);
    onDone();
  };

  const review = async () => {
    if (!file || !requireToken()) return;
    const reply = await start({ file });
    if (reply.error) return void toast.error(errorText(reply.error));
    navigate(`/attorneys/imports/${reply.data.data.id}`);
    onDone();
  };

  return (
    <>
      <FileDrop
        title={file?.name ?? t('attorneys.upload.title')}
        rules={t('attorneys.upload.rules')}
        accept=".csv"
        onFiles={choose}
      />
      {problem && (
        <div role="alert">
          <Note tone="warn">{problem}</Note>
        </div>
      )}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by the keyboard too
        <section className={styles.rosterProblems} tabIndex={0} aria-label={t('attorneys.upload.problems')}>
          <Table
            caption={t('attorneys.upload.problems')}
            dense
            rows={rows}
            rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
            columns={[
              { key: 'row', title: t('attorneys.upload.row'), numeric: true, cell: ({ row }) => row },
              { key: 'message', title: t('attorneys.upload.reason'), cell: ({ message }) => message },
            ]}
          />
        </section>
      )}
      <div className="row wrap">
        <Button kind="primary" busy={isLoading} onClick={() => void send()}>
          {t(isLoading ? 'attorneys.upload.busy' : 'attorneys.upload.send')}
        </Button>
        <Button disabled={!file} busy={started.isLoading} onClick={() => void review()}>
          {t('attorneys.imports.review')}
        </Button>
      </div>
    </>
  );
}

function rowsOf(failed: CallError | undefined): RosterProblem[] {
  const details = Details.safeParse(failed?.details);
  return details.success ? details.data.rows : [];
}
