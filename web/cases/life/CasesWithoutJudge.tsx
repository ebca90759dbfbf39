import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Table } from '#web/ui/Table.tsx';
import { useListCasesWithoutJudgeQuery } from './lifeApi.ts';

/** The cases that lost their judge and need an assignment. Nothing is shown without any. */
export function CasesWithoutJudge() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error } = useListCasesWithoutJudgeQuery({});
  if (error) return <CallFailure className="before" error={error} />;
  if (!data || data.data.length === 0) return null;
  return (
    <Panel title={t('cases.life.withoutJudge.heading')} aside={<CountBadge count={data.data.length} />} padded={false}>
      <Table
        cards
        caption={t('cases.life.withoutJudge.heading')}
        rows={data.data}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'case',
            title: t('titles.case'),
            cell: ({ id, case_number, title }) => (
              <>
                <Link to={`/cases/${id}?tab=life`}>{case_number}</Link> {title}
              </>
            ),
          },
          {
            key: 'before',
            title: t('cases.life.withoutJudge.before'),
            cell: ({ previous_judge }) => previous_judge ?? '',
          },
          { key: 'reason', title: t('cases.reason'), secondary: true, cell: ({ reason }) => reason ?? '' },
          {
            key: 'since',
            title: t('cases.life.withoutJudge.since'),
            secondary: true,
            cell: ({ since }) => format.moment(since),
          },
        ]}
      />
    </Panel>
  );
}
