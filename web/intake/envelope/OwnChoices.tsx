import { FilersChoices } from '#web/filings/choices/FilersChoices.tsx';
import { useReadOwnChoicesQuery } from './ownChoicesApi.ts';

/** What the filer chose for a filing, on the filer's own page of it. */
export function OwnChoices({ filingId }: { filingId: string }) {
  const { data } = useReadOwnChoicesQuery({ id: filingId });
  if (!data || (!data.choices && !data.client_matter)) return null;
  return <FilersChoices choices={data.choices ?? nothing} matter={data.client_matter} />;
}

const nothing = {
  ...{ destination: null, case_number: null, case_type: null, category: null, code: null },
  ...{ on_behalf_of: [], note_to_clerk: '', attachments: [] },
};
