import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PendingSection, PendingWork } from '#contract/pendingWork';
import { writeCount } from '#domain/text/writeCount';
import { errorText } from '#web/calls/errorText.ts';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import { useChooseSectionsMutation, useReadPendingWorkQuery } from '../sectionsApi.ts';
import { estimateText } from './estimateText.ts';

const pollEveryMs = 60_000;
type Row = PendingSection | (PendingWork['all'] & { section: undefined; mine: false });

/** What is pending in each section, and when it will be finished at the pace of the last court days. */
export function PendingPanel() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useReadPendingWorkQuery(undefined, {
    pollingInterval: pollEveryMs,
    skipPollingIfUnfocused: true,
  });
  const choose = useChoice(data);
  if (!data) return null;
  const several = data.sections.length > 1;
  const rows: Row[] = [...(several ? data.sections : []), { ...data.all, section: undefined, mine: false }];
  return (
    <div className="before">
      <Panel
        title={t('review.pending.heading')}
        padded={false}
        actions={
          <Link className={buttonClass({ dense: true })} to="/review?lane=open">
            {t('review.lane.open')}
          </Link>
        }
        footer={
          <p className="small muted">
            {data.since === null
              ? t('review.pending.closed')
              : t('review.pending.basis', { since: format.dayOf(data.since), hours: data.open_hours })}
          </p>
        }
      >
        <Table
          caption={t('review.pending.heading')}
          dense
          cards
          columns={columnsOf(t, format, several ? choose : null)}
          rows={rows}
          rowKey={({ section }) => (section === undefined ? 'all' : (section?.id ?? 'none'))}
        />
      </Panel>
    </div>
  );
}

/** Chooses the sections of the default view; the queue follows. */
function useChoice(data: PendingWork | undefined) {
  const [choose] = useChooseSectionsMutation();
  return async (id: string, isMine: boolean) => {
    const mine = data?.sections.flatMap((one) => (one.mine && one.section ? [one.section.id] : [])) ?? [];
    const reply = await choose({ section_ids: isMine ? [...mine, id] : mine.filter((one) => one !== id) });
    if (reply.error) toast.error(errorText(reply.error));
  };
}

type Choose = (id: string, isMine: boolean) => Promise<void>;

function columnsOf(t: ReturnType<typeof useTranslation>['t'], format: Format, choose: Choose | null): Column<Row>[] {
  return [
    {
      key: 'section',
      title: t('review.sections.section'),
      cell: ({ section }) =>
        section === undefined ? <b>{t('review.sections.all')}</b> : <SectionLink section={section} />,
    },
    {
      key: 'waiting',
      title: t('review.pending.waiting'),
      numeric: true,
      cell: ({ waiting, more }) => `${writeCount(waiting)}${more ? '+' : ''}`,
    },
    {
      key: 'oldest',
      title: t('review.pending.oldest'),
      cell: ({ oldest_received_at }) => (oldest_received_at ? format.moment(oldest_received_at) : '–'),
    },
    {
      key: 'pace',
      title: t('review.pending.pace'),
      numeric: true,
      cell: ({ per_hour, decided }) =>
        per_hour === null ? t('review.pending.decisions', { count: decided }) : String(per_hour),
    },
    { key: 'end', title: t('review.pending.end'), cell: (row) => estimateText(row, t, format) },
    ...(choose
      ? [
          {
            key: 'mine',
            title: t('review.pending.mine'),
            cell: ({ section, mine }: Row) =>
              section && !section.archived ? (
                <Checkbox
                  label={t('review.pending.show')}
                  aria-label={t('review.pending.showNamed', { name: section.name })}
                  checked={mine}
                  onChange={(isMine) => void choose(section.id, isMine)}
                />
              ) : (
                ''
              ),
          },
        ]
      : []),
  ];
}

function SectionLink({ section }: { section: PendingSection['section'] }) {
  const { t } = useTranslation();
  const name = section?.name ?? t('review.sections.unassigned');
  return (
    <Link to={`/review?section=${section?.id ?? 'none'}`}>
      {section?.archived ? t('review.sections.archivedNamed', { name }) : name}
    </Link>
  );
}
