import { Plus, Printer, ScrollText, Stamp, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseDetails } from '#contract/cases';
import { certifyDocket, downloadDocketSheet, downloadDocketTable } from '#contract/docketing';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { saveFile } from '#web/calls/saveFile.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useReadDocketQuery } from '../casesApi.ts';
import { LodgedDocuments } from '../sealing/LodgedDocuments.tsx';
import { useCaseAhead } from '../useCaseAhead.ts';
import styles from './CaseDocket.module.css';
import { DocketFilters } from './DocketFilters.tsx';
import { DocketList } from './DocketList.tsx';
import { DownloadDocuments } from './DownloadDocuments.tsx';
import { useDocketAddress } from './useDocketAddress.ts';

const AddEntryDialog = lazily(async () => (await import('./AddEntryDialog.tsx')).AddEntryDialog, null);
const EntryDialog = lazily(async () => (await import('./EntryDialog.tsx')).EntryDialog, null);
const EntryDocuments = lazily(async () => (await import('./EntryDocuments.tsx')).EntryDocuments);

/** The docket: what was filed, heard, and ordered, with its documents beside it. */
export function CaseDocket({ found }: { found: CaseDetails }) {
  const { t } = useTranslation();
  const address = useDocketAddress(found.id);
  const enters = useAppSelector((state) => may(capacityOf(state.user), 'docket:enter'));
  const [changing, setChanging] = useState<number | null>(null);
  const { data, error } = useReadDocketQuery(address.asked);
  const opened = data?.results.find(({ number }) => number === address.opened);
  return (
    <>
      <DocketActs found={found} enters={enters} isEmpty={data?.total === 0 && !address.isNarrowed} />
      <Undocketed caseId={found.id} />
      <LodgedDocuments caseId={found.id} />
      {(address.isNarrowed || data?.total !== 0) && <DocketFilters address={address} />}
      <CallFailure className="body" error={error} />
      {!data && !error && (
        <div className="body">
          <Skeleton lines={5} />
        </div>
      )}
      {data?.total === 0 && <NoEntries isNarrowed={address.isNarrowed} />}
      {data && data.total > 0 && (
        <div className={opened ? `${styles.docketBody} ${styles.withDocument}` : styles.docketBody}>
          <div>
            <DocketList
              found={found}
              entries={data.results}
              onOpen={address.openEntry}
              onChange={enters ? setChanging : undefined}
            />
            <Pager page={address.query.docket} totalPages={data.total_pages} onPage={address.turn}>
              {t('cases.docket.count', { count: data.total })}
            </Pager>
          </div>
          {opened && (
            <EntryDocuments
              key={opened.number}
              caseId={found.id}
              entry={opened}
              onClose={() => address.openEntry(null)}
            />
          )}
        </div>
      )}
      {changing !== null && <EntryDialog caseId={found.id} number={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

/** The filer's own filings that the court has received but not docketed, so that none seems lost. */
function Undocketed({ caseId }: { caseId: string }) {
  const { t } = useTranslation();
  const count = useCaseAhead(caseId)?.undocketed ?? 0;
  if (count === 0) return null;
  return (
    <div className={styles.undocketed}>
      <Note>
        {t('cases.docket.undocketed', { count })}{' '}
        <Link to={pathTo.case(caseId, 'filings')}>{t('cases.docket.showUndocketed', { count })}</Link>
      </Note>
    </div>
  );
}

function NoEntries({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useTranslation();
  return isNarrowed ? (
    <EmptyState icon={ScrollText} title={t('cases.list.nothing')} text={t('cases.list.nothingText')} />
  ) : (
    <EmptyState icon={ScrollText} title={t('cases.docket.empty')} text={t('cases.docket.emptyText')} />
  );
}

type Download = typeof certifyDocket | typeof downloadDocketSheet | typeof downloadDocketTable;

/** Add an entry, save the docket as a PDF or a table, certify it. */
function DocketActs({ found, enters, isEmpty }: { found: CaseDetails; enters: boolean; isEmpty: boolean }) {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const certifies = useAppSelector((state) => may(capacityOf(state.user), 'docket:certify'));
  const save = (endpoint: Download, name: string, type = 'pdf') =>
    void saveFile(addressOfCall(endpoint, { id: found.id }), `${name} ${found.case_number}.${type}`).catch(() =>
      toast.error(t('cases.docket.notSaved')),
    );
  return (
    <div className={styles.docketActs}>
      {enters && (
        <Button kind="primary" onClick={() => setAdding(true)}>
          <Plus className="i" aria-hidden />
          {t('cases.entry.add')}
        </Button>
      )}
      {!isEmpty && (
        <Button onClick={() => save(downloadDocketSheet, t('cases.docket.sheet'))}>
          <Printer className="i" aria-hidden />
          {t('cases.docket.print')}
        </Button>
      )}
      {!isEmpty && (
        <Button onClick={() => save(downloadDocketTable, t('cases.tab.docket'), 'csv')}>
          <Table2 className="i" aria-hidden />
          {t('cases.docket.table')}
        </Button>
      )}
      {!isEmpty && <DownloadDocuments found={found} />}
      {certifies && !isEmpty && (
        <Button onClick={() => save(certifyDocket, t('cases.docket.certifiedSheet'))}>
          <Stamp className="i" aria-hidden />
          {t('cases.docket.certify')}
        </Button>
      )}
      {adding && <AddEntryDialog caseId={found.id} onClose={() => setAdding(false)} />}
    </div>
  );
}
