import { Download, Printer, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import type { ReplyOf } from '#contract/endpoint';
import { downloadMatters, type listMatters, type Matter } from '#contract/matters';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { dispositions } from '#domain/rulings/dispositions';
import { idText } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { saveFile } from '#web/calls/saveFile.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import { ClockMark } from '../ClockMark.tsx';
import { LazyJudgeChoice } from '../LazyJudgeChoice.ts';
import { DecidedByLaw } from './DecidedByLaw.tsx';
import { useListMattersQuery } from './mattersApi.ts';

const schema = z.object({ judge: idText });

type Reply = ReplyOf<typeof listMatters>;

/** /submitted-matters: matters under submission with age and clock, for a judge, chambers staff, or the court’s administrator. */
export function MattersScreen() {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const reads = may(capacity, 'rulings:report');
  const { query, change } = useUrlQuery(schema);
  const which = query.judge ? { judge_id: query.judge } : {};
  const { data, error } = useListMattersQuery(which, { skip: !reads });
  return (
    <>
      <PageHead title={t('titles.submittedMatters')} actions={data && <Acts matters={data} which={which} />}>
        {data?.court}
      </PageHead>
      <CallFailure className="before" error={error} />
      <div className="stack">
        <LazyJudgeChoice judge={query.judge} onChange={(judge) => change({ judge })} />
        {may(capacity, 'rulings:by-law') && <DecidedByLaw which={which} />}
        {reads && !data && !error && <Skeleton lines={8} fills />}
        {data && capacity !== 'judge' && data.judges.length > 0 && <Judges judges={data.judges} />}
        {data && <Matters reply={data} showsJudge={capacity !== 'judge'} />}
      </div>
    </>
  );
}

type Which = { judge_id?: string };

function Acts({ matters: { data, today }, which }: { matters: Reply; which: Which }) {
  const { t } = useTranslation();
  const save = async () =>
    saveFile(addressOfCall(downloadMatters, which), `submitted-matters-${today}.csv`).catch((error: unknown) =>
      toast.error(error instanceof Error ? error.message : errorText(error)),
    );
  return (
    <>
      <Button disabled={data.length === 0} onClick={() => void save()}>
        <Download className="i" aria-hidden />
        {t('rulings.matters.csv')}
      </Button>
      <Button disabled={data.length === 0} onClick={() => window.print()}>
        <Printer className="i" aria-hidden />
        {t('chambers.print')}
      </Button>
    </>
  );
}

function Judges({ judges }: { judges: Reply['judges'] }) {
  const { t } = useTranslation();
  const figures = ['total', 'over_30', 'over_60', 'over_90', 'past_due'] as const;
  return (
    <Panel title={t('rulings.matters.byJudge')} padded={false}>
      <Table
        cards
        caption={t('rulings.matters.byJudge')}
        rows={judges}
        rowKey={({ id }) => id}
        columns={[
          { key: 'judge', title: t('rulings.case.by'), cell: ({ name }) => name },
          ...figures.map((key) => ({
            key,
            title: t(`rulings.matters.figure.${key}`),
            cell: (one: Reply['judges'][number]) => String(one[key]),
          })),
        ]}
      />
    </Panel>
  );
}

function Matters({ reply: { data, lists }, showsJudge }: { reply: Reply; showsJudge: boolean }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <Panel title={t('rulings.matters.heading')} padded={false}>
      {lists.length > 0 && (
        <ul className="body small muted">
          {lists.map(({ id, label, authority, note }) => (
            <li key={id}>
              {t('rulings.matters.list', { label, authority })} {note}
            </li>
          ))}
        </ul>
      )}
      {data.length === 0 ? (
        <EmptyState icon={Scale} title={t('rulings.matters.none')} text={t('rulings.matters.noneText')} />
      ) : (
        <Table
          cards
          caption={t('rulings.matters.heading')}
          rows={data}
          rowKey={({ filing_id }) => filing_id}
          columns={[
            {
              key: 'matter',
              title: t('rulings.case.motion'),
              cell: (one: Matter) => (
                <div>
                  {one.motion}
                  <p className="small">
                    <Link to={pathTo.case(one.case_id)}>{one.case_number}</Link> {one.case_title}
                  </p>
                </div>
              ),
            },
            ...(showsJudge ? [{ key: 'judge', title: t('rulings.case.by'), cell: ({ judge }: Matter) => judge }] : []),
            {
              key: 'status',
              title: t('rulings.matters.status'),
              cell: ({ disposition }: Matter) =>
                disposition ? dispositions[disposition].label : t('rulings.matters.pending'),
            },
            { key: 'since', title: t('rulings.matters.since'), cell: ({ since }: Matter) => format.day(since) },
            {
              key: 'age',
              title: t('rulings.matters.age'),
              cell: ({ age_days }: Matter) => (
                <span className="nowrap">{t('rulings.matters.days', { count: age_days })}</span>
              ),
            },
            {
              key: 'clock',
              title: t('rulings.matters.clock'),
              cell: ({ clock }: Matter) => clock && <ClockMark clock={clock} />,
            },
          ]}
        />
      )}
    </Panel>
  );
}
