import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type AppealRecord, downloadAppealRecord } from '#contract/appealRecords';
import type { RecordState } from '#domain/appeals/recordStates';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { errorText } from '#web/calls/errorText.ts';
import { saveFile } from '#web/calls/saveFile.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Status, type Tone } from '#web/ui/Status.tsx';
import { Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import life from '../life/life.module.css';
import { useCertifyAppealRecordMutation } from './appealsApi.ts';

const tones: Record<RecordState, Tone> = {
  queued: 'none',
  running: 'none',
  ready: 'info',
  failed: 'bad',
  certified: 'ok',
};

type Props = { records: readonly AppealRecord[]; caseNumber: string };

/** Records on appeal with their states, the latest first. */
export function RecordTable({ records, caseNumber }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <Table
      cards
      caption={t('cases.appeals.heading')}
      rows={[...records]}
      rowKey={({ id }) => id}
      columns={[
        { key: 'court', title: t('cases.appeals.court'), cell: ({ reviewing_court }) => reviewing_court },
        {
          key: 'contents',
          title: t('cases.appeals.contents'),
          cell: (record) => <Contents record={record} />,
        },
        {
          key: 'by',
          title: t('cases.appeals.requested'),
          cell: ({ requested_at, requested_by }) => (
            <div>
              {format.moment(requested_at)}
              <br />
              <span className="muted">{requested_by}</span>
            </div>
          ),
        },
        {
          key: 'state',
          title: t('cases.field.status'),
          cell: ({ state, failure, certified_entry }) => (
            <Status tone={tones[state]}>
              {state === 'failed'
                ? t(`cases.appeals.failed.${failure ?? 'fault'}`)
                : t(`cases.appeals.states.${state}`, { entry: certified_entry })}
            </Status>
          ),
        },
        {
          key: 'acts',
          title: t('cases.life.actions'),
          cell: (record) => <Acts record={record} caseNumber={caseNumber} />,
        },
      ]}
    />
  );
}

function Contents({ record: { entries, pages, left_out } }: { record: AppealRecord }) {
  const { t } = useTranslation();
  return (
    <div>
      {[
        t('cases.appeals.entries', { count: entries.length }),
        pages !== null && t('cases.appeals.pages', { count: pages }),
      ]
        .filter(Boolean)
        .join(', ')}
      {left_out.length > 0 && (
        <p className="muted">{t('cases.appeals.leftOut', { count: left_out.length, entries: left_out.join(', ') })}</p>
      )}
    </div>
  );
}

function Acts({ record: { id, state, file_size }, caseNumber }: { record: AppealRecord; caseNumber: string }) {
  const { t } = useTranslation();
  const [certify, { isLoading }] = useCertifyAppealRecordMutation();
  if (file_size === null) return null;
  const save = () =>
    saveFile(addressOfCall(downloadAppealRecord, { id }), t('cases.appeals.fileName', { number: caseNumber })).catch(
      (error: unknown) => toast.error(errorText(error)),
    );
  const send = async () => {
    const reply = await certify({ id });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return (
    <div className={life.partActs}>
      <Button dense onClick={() => void save()}>
        <Download className="i" aria-hidden /> {t('cases.issuance.download')}
      </Button>
      {state === 'ready' && (
        <Button dense busy={isLoading} onClick={() => void send()}>
          {t('cases.appeals.certify')}
        </Button>
      )}
    </div>
  );
}
