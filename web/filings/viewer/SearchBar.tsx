import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { writeCount } from '#domain/text/writeCount';
import { errorText } from '#web/calls/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './SearchBar.module.css';
import type { Search } from './useDocumentSearch.ts';

type Props = { search: Search; input: Ref<HTMLInputElement>; onClose: () => void };

/**
 * Searches the document: Enter goes to the next result, Shift+Enter to the previous one, Escape back to the document.
 */
export function SearchBar({ search, input, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { found, current, hit } = search;
  const hasHits = (found?.hits.length ?? 0) > 0;
  return (
    <search className={styles.viewerSearch} aria-label={t('filings.viewer.search.label')}>
      <input
        ref={input}
        id={id}
        className="input"
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-label={t('filings.viewer.search.field')}
        placeholder={t('filings.viewer.search.field')}
        value={search.query}
        onChange={({ target }) => search.setQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          else if (event.key === 'Enter') search.step(event.shiftKey ? -1 : 1);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <span className={`small nowrap ${styles.searchCount}`} role="status">
        <span>
          <SearchCount search={search} />
        </span>
        {hit && (
          <span className="vh">
            {hit.evidence.kind === 'page' && t('filings.viewer.pageName', { n: hit.evidence.page })} {hit.before}
            {hit.evidence.quote}
            {hit.after}
          </span>
        )}
      </span>
      <Button
        kind="quiet"
        dense
        iconOnly
        aria-label={t('filings.viewer.search.previous')}
        disabled={!hasHits || current < 0}
        onClick={() => search.step(-1)}
      >
        <ChevronUp className="i" aria-hidden />
      </Button>
      <Button
        kind="quiet"
        dense
        iconOnly
        aria-label={t('filings.viewer.search.next')}
        disabled={!hasHits || current < 0}
        onClick={() => search.step(1)}
      >
        <ChevronDown className="i" aria-hidden />
      </Button>
      <Button kind="quiet" dense iconOnly aria-label={t('filings.viewer.search.close')} onClick={onClose}>
        <X className="i" aria-hidden />
      </Button>
    </search>
  );
}

function SearchCount({ search: { found, isBusy, error, current } }: { search: Search }) {
  const { t } = useTranslation();
  if (error !== undefined) return <span className={styles.badWords}>{errorText(error)}</span>;
  if (isBusy || !found) return isBusy ? t('filings.viewer.search.busy') : null;
  const silent = found.pages_without_text.length;
  const note = silent > 0 ? ` ${t('filings.viewer.search.silent', { count: silent })}` : '';
  if (found.total === 0) return t('filings.viewer.search.nothing') + note;
  const words =
    found.total > found.hits.length
      ? t('filings.viewer.search.capped', {
          n: current + 1,
          total: writeCount(found.total),
          shown: found.hits.length,
        })
      : t('filings.viewer.search.count', { n: current + 1, total: found.total });
  return words + note;
}
