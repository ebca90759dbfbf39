import { CalendarClock, CalendarPlus, FilePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseDetails } from '#contract/cases';
import { may } from '#domain/identity/permissions';
import { pathToFound } from '#domain/paths/pathToFound';
import { useDropHere } from '#web/filings/dropHere.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';

const RequestHearing = lazily(
  async () => (await import('#web/calendar/requests/RequestHearing.tsx')).RequestHearing,
  null,
);

/** What a filer does from a case: file into it, request a hearing, and calculate a deadline. */
export function CaseActions({ found }: { found: CaseDetails }) {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const [isAsking, setAsking] = useState(false);
  const isOpen = found.status === 'open';
  useDropHere(isOpen ? { kind: 'case', name: `${found.case_number} ${found.title}`, case_id: found.id } : null);
  if (!may(capacity, 'hearing-requests:make')) return null;
  return (
    <>
      <Link className={buttonClass({})} to={pathToFound.calculatorOf({ case: found.id, type: found.case_type })}>
        <CalendarClock className="i" aria-hidden />
        {t('cases.actions.deadline')}
      </Link>
      {isOpen && (
        <Button onClick={() => setAsking(true)}>
          <CalendarPlus className="i" aria-hidden />
          {t('cases.actions.hearing')}
        </Button>
      )}
      {isOpen && (
        <Link className={buttonClass({ kind: 'primary' })} to={pathToFound.fileInto(found.id)}>
          <FilePlus className="i" aria-hidden />
          {t('cases.actions.file')}
        </Link>
      )}
      {isAsking && <RequestHearing found={found} onClose={() => setAsking(false)} />}
    </>
  );
}
