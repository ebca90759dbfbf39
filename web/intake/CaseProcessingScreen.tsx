import { LockKeyhole } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import type { Upload } from '#contract/uploads';
import { type Priority, priorities } from '#domain/courts/choices';
import { filingViews } from '#domain/filings/filingViews';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { oneOf, pageNumber, plainText } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { AnalysisPanel } from './AnalysisPanel.tsx';
import styles from './CaseProcessingScreen.module.css';
import { DraftList } from './draft/DraftList.tsx';
import { RecentCases } from './RecentCases.tsx';
import { UploadPanel } from './UploadPanel.tsx';
import { useShowDraft } from './useShowDraft.ts';
import { useStillHere } from './useStillHere.ts';

const DraftPanel = lazily(async () => (await import('./draft/DraftPanel.tsx')).DraftPanel);
const PreCheck = lazily(async () => (await import('./PreCheck.tsx')).PreCheck);

const IntoCase = lazily(async () => (await import('./drop/IntoCase.tsx')).IntoCase, null);

const UploadList = lazily(async () => (await import('#web/uploads/UploadList.tsx')).UploadList, null);

/** Those of batches are on the counter's screen, those of a returned filing on its page. */
const isOfDrafts = ({ purpose }: Pick<Upload, 'purpose'>) => purpose === 'lead' || purpose === 'attachment';

const schema = z.object({
  page: pageNumber,
  priority: oneOf(priorities),
  filing: plainText,
  check: plainText,
  draft: plainText,
  show: oneOf(filingViews),
  case: plainText,
  filed_by: plainText,
});

/**
 * Case processing: file a document, see its values and their sources, correct them, and find the filing again. The
 * state is in the address.
 */
export function CaseProcessingScreen() {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const reviews = may(capacity, 'filings:review');
  const { query, change } = useUrlQuery(schema, { keepsPage: ['filing', 'check', 'draft'] });
  const { page, priority, show, case: ofCase, filed_by: ofPerson } = query;
  const [selected, checked, draft] = [query.filing || null, query.check || null, query.draft || null];

  const openDraft = (leadId: string) => change({ draft: leadId, filing: null, check: null });
  const into = reviews ? null : ofCase || null;
  const showDraft = useShowDraft(into, openDraft);
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const recentHeading = useRef<HTMLHeadingElement>(null);
  const { pathname, search } = useLocation();
  if (!may(capacity, 'filings:read')) {
    const why = t(capacity === 'pending_judge' ? 'dashboard.pendingJudge' : 'courtdoc.notYoursText');
    return (
      <>
        <PageHead title={t('filings.heading')} />
        <Panel>
          <EmptyState icon={LockKeyhole} title={t('courtdoc.notYours')} text={why} />
        </Panel>
      </>
    );
  }
  if (selected && may(capacity, 'chambers:use')) return <Navigate to={pathTo.paper(selected)} replace />;
  // A clerk reviews a filing on the bench; closing it returns to this list in its current state.
  if (reviews && selected) {
    const list = new URLSearchParams(search);
    list.delete('filing');
    return <ToBench filing={selected} from={`${pathname}?${list}`} />;
  }
  if (selected) return <Navigate to={pathTo.filing(selected)} replace />;

  const open = (filingId: string) =>
    reviews || may(capacity, 'chambers:use') ? change({ filing: filingId }) : void navigate(pathTo.filing(filingId));
  const close = (what: 'check' | 'draft') => {
    change({ [what]: null });
    recentHeading.current?.focus();
  };

  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t('filings.heading')}</h1>
          <p>{t('filings.intro')}</p>
        </div>
        <div className="acts">
          <Link className={buttonClass({})} to="/cases">
            {t('titles.cases')}
          </Link>
          {reviews && (
            <Link className={buttonClass({})} to="/review">
              {t('titles.review')}
            </Link>
          )}
        </div>
      </div>
      {may(capacity, 'filings:file') && <UploadList of={isOfDrafts} />}
      {/* An open draft takes the place of what begins a new one. */}
      {!draft && may(capacity, 'filings:file') && <DraftList onContinue={openDraft} />}
      {!draft && into && <IntoCase caseId={into} />}
      {!draft && (
        <div className={styles.intake}>
          <UploadPanel onFiled={showDraft} onChecked={(analysisId) => isStillHere() && change({ check: analysisId })} />
          <AnalysisPanel onOpen={open} onDraft={openDraft} />
        </div>
      )}
      {checked && <PreCheck key={checked} id={checked} onClose={() => close('check')} onFiled={showDraft} />}
      {draft && <DraftPanel leadId={draft} onClose={() => close('draft')} onLead={openDraft} />}
      <RecentCases
        query={{
          page,
          priority,
          narrowed: {
            ...(ofCase ? { case: ofCase } : {}),
            ...(ofPerson ? { filed_by: ofPerson } : {}),
            ...(show ? { show } : {}),
          },
        }}
        selected={selected}
        heading={recentHeading}
        onPage={(next) => change({ page: String(next) })}
        onPriority={(next: Priority | undefined) => change({ priority: next ?? null, page: null })}
        onShowAll={() => change({ case: null, filed_by: null, show: null, page: null })}
        onSelect={open}
      />
    </>
  );
}

/** Opens the bench, once, and keeps the current address for closing it. */
function ToBench({ filing, from }: { filing: string; from: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(`/review?filing=${encodeURIComponent(filing)}`, { replace: true, state: { from } });
  }, [filing, from, navigate]);
  return null;
}
