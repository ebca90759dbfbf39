import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#web/search/SearchField.tsx';

/** The header's search, which Ctrl+K or ⌘K opens on every screen. */
export function HeaderSearch() {
  const { t } = useTranslation();
  const [isOpenOnPhone, setOpenOnPhone] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpenOnPhone(true);
      input.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  useEffect(() => {
    if (isOpenOnPhone) input.current?.focus();
  }, [isOpenOnPhone]);

  return (
    <>
      <div className="frame-find" data-open={isOpenOnPhone || undefined}>
        <SearchField input={input} onLeave={() => setOpenOnPhone(false)} />
      </div>
      <button
        type="button"
        className="frame-tool only-phone"
        aria-label={t('search.label')}
        onClick={() => setOpenOnPhone(true)}
      >
        <Search className="i i-lg" aria-hidden />
      </button>
    </>
  );
}
