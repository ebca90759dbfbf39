import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type RosterImport, type ShownRows, saveImportErrors, shownRows } from '#contract/rosterImports';
import { writeCount } from '#domain/text/writeCount';
import { oneOfOr, pageNumber } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { saveFile } from '#web/calls/saveFile.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { BulkChoices } from './BulkChoices.tsx';
import { ImportRowItem } from './ImportRowItem.tsx';
import styles from './imports.module.css';
import { useListImportRowsQuery } from './importsApi.ts';
import { useInTurn } from './useInTurn.ts';

const schema = z.object({ page: pageNumber, show: oneOfOr(['', ...shownRows], '') });
const filters = ['all', 'undecided', 'error', 'similar', 'changed', 'new', 'unchanged', 'skipped', 'left'] as const;
type Filter = (typeof filters)[number];

/** The rows of an import, by what they mean for the roster. At first, those that need a decision are shown. */
export function ImportRows({ found }: { found: RosterImport }) {
  const { t } = useTranslation();
  const { query, change } = useUrlQuery(schema);
  const { id, counts, state, left_rows } = found;
  const inTurn = useInTurn(found);
  const usual: ShownRows = counts?.error ? 'error' : counts?.similar ? 'similar' : 'all';
  const show = query.show === '' ? (state === 'ready' ? usual : 'all') : query.show;
  const { data, error } = useListImportRowsQuery({ id, show, page: query.page, per_page: 20 });
  const countOf = (one: Filter) => (one === 'left' ? left_rows : (counts?.[one === 'all' ? 'total' : one] ?? 0));
  // Only a preview has rows to decide, and only an import that was undone has entries that stayed.
  const isOffered = (one: Filter) =>
    one === show || ((one !== 'undecided' || state === 'ready') && (one !== 'left' || left_rows > 0));
  const save = () =>
    saveFile(addressOfCall(saveImportErrors, { id }), t('attorneys.imports.errorsFile')).catch((failure: unknown) =>
      toast.error(errorText(failure)),
    );
  const canChange = state === 'ready';
  return (
    <Panel
      title={t('attorneys.imports.rows')}
      padded={false}
      actions={
        (counts?.error ?? 0) > 0 && (
          <Button dense onClick={() => void save()}>
            <FileDown className="i" aria-hidden />
            {t('attorneys.imports.saveErrors')}
          </Button>
        )
      }
    >
      <fieldset className={styles.filters} aria-label={t('attorneys.imports.filter')}>
        {filters.filter(isOffered).map((one) => (
          <Chip key={one} pressed={one === show} onClick={() => change({ show: one })}>
            {t(`attorneys.imports.show.${one}`)} {writeCount(countOf(one))}
          </Chip>
        ))}
      </fieldset>
      {canChange && <BulkChoices found={found} show={show} inTurn={inTurn} />}
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={5} />}
      {data?.data.length === 0 && <p className={styles.noRows}>{t('attorneys.imports.noRows')}</p>}
      <ul className={styles.rows}>
        {data?.data.map((row) => (
          <ImportRowItem key={row.position} id={id} row={row} canChange={canChange} inTurn={inTurn} />
        ))}
      </ul>
      {data && data.total_pages > 1 && (
        <Pager page={query.page} totalPages={data.total_pages} onPage={(page) => change({ page })} />
      )}
    </Panel>
  );
}
