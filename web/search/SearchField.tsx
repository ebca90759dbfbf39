import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import styles from './SearchField.module.css';
import { SearchResults } from './SearchResults.tsx';
import { useSearchResults } from './useSearchResults.ts';

type Props = { input: RefObject<HTMLInputElement | null>; onLeave: () => void };

/**
 * The header's search: a combobox for cases, filings, people, and screens. Arrow keys select, Enter opens, Escape
 * clears.
 */
export function SearchField({ input, onLeave }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const results = useSearchResults(typed);
  const hits = results.groups.flatMap((group) => group.hits);
  const shown = isOpen && typed.trim() !== '';

  const go = (href: string) => {
    setOpen(false);
    setTyped('');
    onLeave();
    void navigate(href);
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((active + step + hits.length) % hits.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = hits[active];
      if (shown && chosen) go(chosen.href);
    } else if (event.key === 'Escape') {
      setOpen(false);
      setTyped('');
      onLeave();
    }
  };

  return (
    <search className={styles.findBox}>
      <label className="find">
        <Search className="i" aria-hidden />
        <span className="vh">{t('search.label')}</span>
        <input
          ref={input}
          type="search"
          role="combobox"
          autoComplete="off"
          aria-expanded={shown}
          aria-controls={list}
          aria-autocomplete="list"
          aria-keyshortcuts="Control+K Meta+K"
          aria-activedescendant={shown && hits[active] ? `${list}-${active}` : undefined}
          placeholder={t('search.placeholder')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            setOpen(true);
          }}
          onKeyDown={press}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
        />
        <kbd className="hide-phone" aria-hidden>
          {t('search.shortcut')}
        </kbd>
      </label>
      {shown && <SearchResults id={list} {...results} active={active} onPoint={setActive} onChoose={go} />}
    </search>
  );
}
