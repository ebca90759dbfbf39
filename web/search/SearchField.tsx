import { Search } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaletteProps } from './PaletteProps.ts';
import styles from './SearchField.module.css';

type Props = { input: RefObject<HTMLInputElement | null>; Palette: ComponentType<PaletteProps>; onLeave: () => void };

/**
 * The header's search: a combobox for records, screens, and commands. Arrow keys select, Enter opens, Escape clears. Its
 * results are fetched on first use.
 */
export function SearchField({ input, Palette, onLeave }: Props) {
  const { t } = useTranslation();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>();
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);

  const close = () => {
    setOpen(false);
    setActive(undefined);
    setTyped('');
    onLeave();
  };
  /** What was chosen is in the page, so the focus goes there, and the next key is one of the page. */
  const leave = () => {
    close();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else {
      setOpen(true);
      keys.current?.(event);
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
          aria-expanded={isOpen && active !== undefined}
          aria-controls={list}
          aria-autocomplete="list"
          aria-keyshortcuts="Control+K Meta+K /"
          aria-activedescendant={isOpen && active ? active : undefined}
          placeholder={t('search.placeholder')}
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
          }}
          onKeyDown={press}
          onFocus={() => setOpen(true)}
          onBlur={() => {
            setOpen(false);
            setActive(undefined);
          }}
        />
        <kbd className="hide-phone" aria-hidden>
          {t('search.shortcut')}
        </kbd>
      </label>
      {isOpen && <Palette id={list} typed={typed} keys={keys} onType={setTyped} onActive={setActive} onLeave={leave} />}
    </search>
  );
}
