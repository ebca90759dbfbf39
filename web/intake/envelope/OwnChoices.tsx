import { FilersChoices } from '#web/filings/choices/FilersChoices.tsx';
import { useResubmissionWork } from '#web/filings/returned/ResubmissionProvider.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { useReadOwnChoicesQuery } from './ownChoicesApi.ts';

// Few filings have any, so that the others do not fetch its code.
const FiledFixes = lazily(async () => (await import('../fixes/FiledFixes.tsx')).FiledFixes, null);

/** What the filer chose for a filing, and its documents before fixes, on the filer's own page of it. */
export function OwnChoices({ filingId }: { filingId: string }) {
  const { data } = useReadOwnChoicesQuery({ id: filingId });
  // While a correction is prepared, they are listed with its own fixes.
  const isListed = Boolean(useResubmissionWork()?.data?.replacement);
  if (!data) return null;
  const { choices, client_matter: matter, fixes } = data;
  return (
    <>
      {(choices || matter) && <FilersChoices choices={choices ?? nothing} matter={matter} />}
      {fixes > 0 && !isListed && <FiledFixes filingId={filingId} />}
    </>
  );
}

const nothing = {
  ...{ destination: null, case_number: null, case_type: null, category: null, code: null },
  ...{ on_behalf_of: [], note_to_clerk: '', attachments: [], marks: [] },
};
