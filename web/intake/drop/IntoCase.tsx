import { useTranslation } from 'react-i18next';
import { useReadCaseQuery } from '#web/cases/casesApi.ts';
import { useDropHere } from '#web/filings/dropHere.ts';
import { Note } from '#web/ui/Note.tsx';

/** The case in which a new draft begins, if the filer came from it. Nothing if the filer has no access to it. */
export function IntoCase({ caseId }: { caseId: string }) {
  const { t } = useTranslation();
  const { data } = useReadCaseQuery({ id: caseId });
  const name = data ? `${data.case_number} ${data.title}` : '';
  useDropHere(data ? { kind: 'case', name, case_id: caseId } : null);
  if (!data) return null;
  return (
    <div className="before">
      <Note>{t('filings.drop.intoCase', { name })}</Note>
    </div>
  );
}
