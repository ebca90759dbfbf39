import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { PublishedTentative } from '#contract/tentativeRulings';
import { plainText } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TentativeText } from './TentativeText.tsx';
import { useListPublishedTentativesQuery } from './tentativesApi.ts';

const schema = z.object({ court: plainText, department: plainText });

/** /tentative-rulings: what anyone may read of a court’s tentative rulings, by day and department. */
export function PublicTentativesScreen() {
  const format = useFormat();
  const { t } = useTranslation();
  const { query, change } = useUrlQuery(schema);
  const { data, error } = useListPublishedTentativesQuery(query.court ? { court: query.court } : {});
  const departments = [...new Set((data?.data ?? []).map(({ venue }) => venue))];
  const shown = (data?.data ?? []).filter(({ venue }) => query.department === '' || venue === query.department);
  const groups = groupsOf(shown);
  return (
    <div className="reading">
      <PageHead title={t('titles.tentativeRulings')}>{data?.court.name}</PageHead>
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={8} fills />}
      {data && (
        <div className="stack">
          <p>{ruleText(data.rule, t, format)}</p>
          {data.courts.length > 1 && (
            <Select
              label={t('rulings.public.court')}
              value={data.court.id}
              onChange={(court) => change({ court, department: '' })}
              options={data.courts.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          {departments.length > 1 && (
            <Select
              label={t('rulings.public.department')}
              placeholder={t('rulings.public.allDepartments')}
              optional
              value={query.department}
              onChange={(department) => change({ department })}
              options={departments.map((value) => ({ value, label: value }))}
            />
          )}
          {groups.length === 0 && (
            <Panel>
              <EmptyState icon={CalendarDays} title={t('rulings.public.none')} text={t('rulings.public.noneText')} />
            </Panel>
          )}
          {groups.map(({ key, date, venue, rulings }) => (
            <Panel key={key} title={t('rulings.public.group', { day: format.longDay(date), venue })} padded={false}>
              <ul className="feed">
                {rulings.map((one) => (
                  <li key={one.id}>
                    <Entry tentative={one} />
                  </li>
                ))}
              </ul>
            </Panel>
          ))}
        </div>
      )}
    </div>
  );
}

function Entry({ tentative }: { tentative: PublishedTentative }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { case_number, case_title, motion, judge, hearing_time, is_ruled } = tentative;
  return (
    <article className="stack">
      <div>
        <h3>
          {case_number}, {case_title}
        </h3>
        <p className="muted small">
          {t('rulings.public.line', { time: format.clock(hearing_time), motion, judge })}
          {is_ruled && ` · ${t('rulings.public.ruled')}`}
        </p>
      </div>
      <TentativeText {...tentative} />
    </article>
  );
}

type Rule = { publishes: boolean; publish_time: string; notice_time: string | null; authority: string | null };

function ruleText(
  { publishes, publish_time, notice_time, authority }: Rule,
  t: ReturnType<typeof useTranslation>['t'],
  format: ReturnType<typeof useFormat>,
): string {
  if (!publishes) return t('rulings.public.notPublished');
  const said = [t('rulings.public.hour', { time: format.clock(publish_time) })];
  if (notice_time) said.push(t('rulings.public.notice', { time: format.clock(notice_time) }));
  if (authority) said.push(t('rulings.public.authority', { authority }));
  return said.join(' ');
}

/** By day and department, in the order of the list. */
function groupsOf(listed: readonly PublishedTentative[]) {
  const groups = new Map<string, { key: string; date: string; venue: string; rulings: PublishedTentative[] }>();
  for (const one of listed) {
    const key = `${one.hearing_date} ${one.venue}`;
    const group = groups.get(key) ?? { key, date: one.hearing_date, venue: one.venue, rulings: [] };
    group.rulings.push(one);
    groups.set(key, group);
  }
  return [...groups.values()];
}
