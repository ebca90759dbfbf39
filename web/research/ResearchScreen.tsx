import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { authorityKinds, researchCategories } from '#domain/research/authorityKinds';
import { oneOf } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { CitationLookUp } from './CitationLookUp.tsx';
import { RecentList } from './RecentList.tsx';
import styles from './research.module.css';
import { useListPlatformsQuery, useListRecentResearchQuery } from './researchApi.ts';
import { searchAddress } from './useResearchAddress.ts';

const shownRecent = 5;

const schema = z.object({ type: oneOf(authorityKinds) });

/** /research: a search box, the categories of the library with live counts, recent searches, and tools. */
export function ResearchScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { query, open } = useUrlQuery(schema, { replaces: 'all' });
  const kind = query.type;
  const { data, error } = useListPlatformsQuery();
  const { data: recent, error: recentError } = useListRecentResearchQuery(
    { page: 1, per_page: shownRecent },
    { refetchOnMountOrArgChange: true },
  );
  const form = useForm({
    defaults: { q: '' },
    check: ({ q }) => (q.trim() === '' ? { q: t('research.problems.empty') } : {}),
    onInvalid: () => toast.error(t('research.problems.empty')),
    send: ({ q }) => {
      const words = q.trim();
      toast.info(t('research.searching', { query: words }));
      void navigate(searchAddress({ q: words, filters: { dates: 'all', kind } }));
      return null;
    },
  });
  return (
    <>
      <PageHead title={t('titles.research')}>{t('research.legacy.intro')}</PageHead>
      <CallFailure className="before" error={error} />
      <div className="stack">
        <Panel title={t('research.legacy.search')}>
          <form className="stack" {...form.props}>
            <TextField label={t('research.box')} type="search" maxLength={300} {...form.field('q')} />
            <fieldset className="row wrap chips">
              <legend className="label">{t('research.legacy.categories')}</legend>
              {researchCategories.map((name) => (
                <Chip key={name} pressed={kind === name} onClick={() => open({ type: kind === name ? '' : name })}>
                  {t('research.legacy.category', {
                    kind: t(`research.kinds.${name}`),
                    count: data?.library.counts.find((one) => one.kind === name)?.count ?? 0,
                  })}
                </Chip>
              ))}
            </fieldset>
            <div>
              <Button type="submit" kind="primary">
                {t('research.legacy.go')}
              </Button>
            </div>
          </form>
        </Panel>
        <Panel title={t('research.legacy.recent')}>
          <CallFailure error={recentError} />
          {!recent && !recentError && <Skeleton lines={shownRecent} fills />}
          {recent?.data.length === 0 && <p>{t('research.recent.none')}</p>}
          {recent && recent.data.length > 0 && <RecentList entries={recent.data} />}
        </Panel>
        {/* After the recent searches, because their number moves the tools. */}
        {(recent || recentError) && (
          <>
            <Tools />
            <CitationLookUp />
          </>
        )}
      </div>
    </>
  );
}

function Tools() {
  const { t } = useTranslation();
  return (
    <Panel title={t('research.legacy.tools')}>
      <ul className={styles.researchRecent}>
        <li>
          <Link to="/legal-research?tab=search">{t('research.legacy.tool.advanced')}</Link>
        </li>
        <li>
          <Link to="/legal-research?tab=platforms">{t('research.legacy.tool.platforms')}</Link>
        </li>
        <li>
          <Link to="/research/activity">{t('research.legacy.tool.activity')}</Link>
        </li>
      </ul>
    </Panel>
  );
}
