import { FileUp, LockKeyhole, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { may } from '#domain/identity/permissions';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { AddAttorneyChooser } from './AddAttorneyChooser.tsx';
import { useListAttorneysQuery } from './attorneysApi.ts';
import { CaseAssignment } from './CaseAssignment.tsx';
import { RosterFigures } from './RosterFigures.tsx';
import { RosterTable } from './RosterTable.tsx';
import { useRosterAddress } from './useRosterAddress.ts';

/** /attorneys: the court's roster. Search and sort order are in the address. */
export function AttorneysScreen() {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const [reads, manages] = [may(capacity, 'attorneys:read'), may(capacity, 'attorneys:manage')];
  const [isAdding, setAdding] = useState(false);
  const { query, change } = useRosterAddress();
  const { data, error, isFetching } = useListAttorneysQuery(query, { skip: !reads });
  useEffect(() => {
    if (error) toast.error(errorText(error), { toastId: 'roster' });
  }, [error]);

  const add = (
    <>
      <Link className={buttonClass({})} to="/attorneys/imports">
        <FileUp className="i" aria-hidden />
        {t('attorneys.imports.open')}
      </Link>
      <Button kind="primary" onClick={() => setAdding(true)}>
        <Plus className="i" aria-hidden />
        {t('attorneys.add')}
      </Button>
    </>
  );
  return (
    <>
      <PageHead title={t('titles.attorneys')} actions={manages && add}>
        {t('attorneys.intro')}
      </PageHead>
      {!reads && (
        <Panel>
          <EmptyState icon={LockKeyhole} title={t('attorneys.notYours')} text={t('attorneys.notYoursText')} />
        </Panel>
      )}
      <CallFailure className="before" error={error} />
      {reads && (
        <>
          <RosterFigures statistics={data?.statistics} />
          <RosterTable
            roster={data}
            query={query}
            busy={isFetching}
            failed={error !== undefined}
            manages={manages}
            onChange={change}
          />
        </>
      )}
      {manages && (
        <>
          {/* After the roster, because the length of the roster moves it. */}
          {(data || error) && <CaseAssignment />}
          <AddAttorneyChooser isOpen={isAdding} onClose={() => setAdding(false)} />
        </>
      )}
    </>
  );
}
