import { Search } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#web/search/SearchField.tsx';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { keysChanged } from './navigationSlice.ts';

const Palette = lazily(async () => (await import('./palette/Palette.tsx')).Palette, null);
const ShellKeys = lazily(async () => (await import('./keys/ShellKeys.tsx')).ShellKeys, null);
const KeySheet = lazily(async () => (await import('./keys/KeySheet.tsx')).KeySheet, null);

/** The header's search, and the keys of every screen: Ctrl+K, ⌘K, and / open the search, and ? shows the keys. */
export function HeaderSearch() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isSheetOpen = useAppSelector((state) => state.navigation.keysOpen);
  const [isOpenOnPhone, setOpenOnPhone] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const onSearch = useCallback(() => {
    setOpenOnPhone(true);
    input.current?.focus();
  }, []);
  const onSheet = useCallback(() => void dispatch(keysChanged(true)), [dispatch]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      onSearch();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onSearch]);
  useEffect(() => {
    if (isOpenOnPhone) input.current?.focus();
  }, [isOpenOnPhone]);

  return (
    <>
      <div className="frame-find" data-open={isOpenOnPhone || undefined}>
        <SearchField input={input} Palette={Palette} onLeave={() => setOpenOnPhone(false)} />
      </div>
      <button
        type="button"
        className="frame-tool only-phone"
        aria-label={t('search.label')}
        onClick={() => setOpenOnPhone(true)}
      >
        <Search className="i i-lg" aria-hidden />
      </button>
      <ShellKeys onSearch={onSearch} onSheet={onSheet} />
      {isSheetOpen && <KeySheet onClose={() => dispatch(keysChanged(false))} />}
    </>
  );
}
