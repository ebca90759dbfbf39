import { ListChecks, SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigation } from 'react-router';
import type { ResourceList } from '#contract/selfHelp';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ResourceCards } from './ResourceCards.tsx';
import styles from './SelfHelpScreen.module.css';
import { SupportContacts } from './SupportContacts.tsx';
import { useListResourcesQuery } from './selfHelpApi.ts';
import { useHelpBase } from './useHelpBase.ts';
import { useResourceAddress } from './useResourceAddress.ts';

/** Milliseconds after the last key press before the search starts. */
const pause = 200;

/** /self-help, and for visitors /help: help in plain language for people without a lawyer. */
export function SelfHelpScreen() {
  const { t } = useTranslation();
  const { q, category, search, choose } = useResourceAddress();
  const [typed, setTyped] = useState(q);
  // A guide that was opened right after the last key is on its way, and the search must not take its place.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (typed.trim() === q || isLeaving) return undefined;
    const later = setTimeout(() => search(typed.trim()), pause);
    return () => clearTimeout(later);
  }, [typed, q, search, isLeaving]);
  const { data, error } = useListResourcesQuery({ q, ...(category ? { category } : {}) });

  return (
    <>
      <PageHead title={t('titles.selfHelp')} actions={<RequirementsLink />}>
        {t('selfHelp.intro')}
      </PageHead>
      <CallFailure className="before" error={error} />
      <Figures totals={data?.totals} />
      <div className={styles.helpLayout}>
        <div>
          <TextField
            label={t('selfHelp.search')}
            type="search"
            required={false}
            maxLength={200}
            value={typed}
            onChange={setTyped}
          />
          <fieldset className="row wrap chips">
            <legend className="vh">{t('selfHelp.category')}</legend>
            <Chip pressed={!category} onClick={() => choose(undefined)}>
              {t('selfHelp.all')}
            </Chip>
            {data?.totals.categories.map((one) => (
              <Chip key={one.category} pressed={category === one.category} onClick={() => choose(one.category)}>
                {t('selfHelp.chip', { category: t(`selfHelp.categories.${one.category}`), count: one.resources })}
              </Chip>
            ))}
          </fieldset>
          {!data && !error && <Skeleton lines={8} />}
          {data && (
            <p className="vh" role="status">
              {t('selfHelp.found', { count: data.data.length })}
            </p>
          )}
          {data && data.data.length > 0 && <ResourceCards resources={data.data} />}
          {data?.data.length === 0 && (
            <Panel>
              <EmptyState icon={SearchX} title={t('selfHelp.nothing')} text={t('selfHelp.nothingText')}>
                <Button
                  onClick={() => {
                    setTyped('');
                    search('');
                    choose(undefined);
                  }}
                >
                  {t('selfHelp.showAll')}
                </Button>
              </EmptyState>
            </Panel>
          )}
        </div>
        {data && <SupportContacts support={data.support} />}
      </div>
    </>
  );
}

/** Fees and filing requirements, of which the document tool has the same list. */
function RequirementsLink() {
  const { t } = useTranslation();
  const to = useHelpBase() === '/help' ? '/help/requirements' : '/courtdoc?tab=requirements';
  return (
    <Link className={buttonClass({})} to={to}>
      <ListChecks className="i" aria-hidden />
      {t('selfHelp.requirements')}
    </Link>
  );
}

function Figures({ totals }: { totals: ResourceList['totals'] | undefined }) {
  const { t } = useTranslation();
  const dash = t('selfHelp.figures.none');
  const figures = {
    resources: totals?.resources ?? dash,
    categories: totals?.categories.length ?? dash,
    downloads: totals?.downloads ?? dash,
    rating: totals?.rating?.toFixed(1) ?? dash,
  };
  return (
    <dl className={styles.helpFigures}>
      {Object.entries(figures).map(([name, value]) => (
        <div key={name}>
          <dt>{t(`selfHelp.figures.${name as keyof typeof figures}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
