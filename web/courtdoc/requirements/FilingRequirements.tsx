import { ListChecks, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequirementShown } from '#contract/courtdocRequirements';
import { caseTypes, courtLevels, jurisdictions } from '#domain/courts/choices';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useDebounced } from '#web/ui/useDebounced.ts';
import courtdocStyles from '../courtdoc.module.css';
import { type RequirementQuery, useListRequirementsQuery } from '../courtdocApi.ts';
import type { CourtdocAddress } from '../useCourtdocAddress.ts';
import { FeeTable } from './FeeTable.tsx';
import styles from './FilingRequirements.module.css';
import { RequirementCard } from './RequirementCard.tsx';

const perPage = 20;
const all = 500;

/** The third tab: a court's requirements for a document, each with its authority and confidence. */
export function FilingRequirements({ address }: { address: CourtdocAddress }) {
  const { t } = useTranslation();
  const { query: asked, change } = address;
  const { page } = asked;
  const [printing, setPrinting] = useState(false);
  const query = useDebounced(JSON.stringify(queryOf(asked, printing)), 200);
  const { data, error, isFetching } = useListRequirementsQuery(JSON.parse(query) as RequirementQuery);
  const isComplete = data !== undefined && data.data.length === data.total;

  // Prints when everything requested is on the page.
  useEffect(() => {
    if (!printing || !isComplete || isFetching) return;
    window.print();
    setPrinting(false);
  }, [printing, isComplete, isFetching]);

  const docType = asked.doc_type;
  const chosen = [
    ...(['jurisdiction', 'court_level', 'case_type', 'q'] as const).map((name) => asked[name]),
    docType && data?.doc_types.includes(docType) ? t(`courtdoc.docType.${docType}`) : null,
  ].filter(Boolean);
  const choice = (name: 'jurisdiction' | 'court_level' | 'case_type', options: readonly string[]) => (
    <Select
      label={t(`filings.choices.${name}`)}
      required={false}
      value={asked[name]}
      onChange={(value) => change({ [name]: value })}
      placeholder={t(`courtdoc.requirements.every.${name}`)}
      options={options.map((value) => ({ value, label: value }))}
    />
  );
  return (
    <div className={courtdocStyles.stack6}>
      <Panel
        title={t('courtdoc.requirements.heading')}
        aside={data && <CountBadge count={data.total} />}
        actions={
          <Button dense busy={printing} className={styles.courtdocPrintNot} onClick={() => setPrinting(true)}>
            <Printer className="i" aria-hidden />
            {t('courtdoc.requirements.print')}
          </Button>
        }
      >
        <search className={courtdocStyles.courtdocFilters}>
          {choice('jurisdiction', jurisdictions)}
          {choice('court_level', courtLevels)}
          {choice('case_type', caseTypes)}
          <Select
            label={t('courtdoc.requirements.docType')}
            required={false}
            value={docType}
            onChange={(doc_type) => change({ doc_type })}
            placeholder={t('courtdoc.requirements.every.doc_type')}
            options={(data?.doc_types ?? [docType].filter(Boolean)).map((value) => ({
              value,
              label: t(`courtdoc.docType.${value}`),
            }))}
          />
          <TextField
            label={t('courtdoc.requirements.search')}
            type="search"
            required={false}
            value={asked.q}
            onChange={(q) => change({ q })}
          />
        </search>
        <p className={`${styles.courtdocPrintOnly} strong`}>{chosen.join(' · ')}</p>
        <p className="small muted">{t('courtdoc.requirements.notAdvice')}</p>
        <CallFailure error={error} />
      </Panel>
      {data && data.fees.length > 0 && <FeeTable fees={data.fees} />}
      {!data && !error && <Skeleton lines={10} />}
      {data?.total === 0 && (
        <Panel>
          <EmptyState
            icon={ListChecks}
            title={t('courtdoc.requirements.none')}
            text={t('courtdoc.requirements.noneText')}
          />
        </Panel>
      )}
      {data && data.total > 0 && (
        <section aria-label={t('courtdoc.requirements.heading')} aria-busy={isFetching}>
          <ul className={styles.requirements}>
            {data.data.map((one: RequirementShown) => (
              <RequirementCard key={one.id} requirement={one} />
            ))}
          </ul>
          <Pager page={page} totalPages={data.total_pages} onPage={(next) => change({ page: String(next) })}>
            {t('courtdoc.requirements.count', { count: data.total })}
          </Pager>
        </section>
      )}
    </div>
  );
}

function queryOf(asked: CourtdocAddress['query'], printing: boolean): RequirementQuery {
  const given = <Value extends string>(name: 'jurisdiction' | 'court_level' | 'case_type', known: readonly Value[]) => {
    const value = known.find((one) => one === asked[name]);
    return value ? { [name]: value } : {};
  };
  return {
    page: printing ? 1 : asked.page,
    per_page: printing ? all : perPage,
    q: asked.q.slice(0, 200),
    ...given('jurisdiction', jurisdictions),
    ...given('court_level', courtLevels),
    ...given('case_type', caseTypes),
    ...(asked.doc_type && { doc_type: asked.doc_type.slice(0, 60) }),
  };
}
