import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Option } from './Option.ts';

type Given = {
  options: Option[];
  typed: string;
  isSearching: boolean;
  keys: RefObject<((event: KeyboardEvent) => void) | null>;
  onChoose: (option: Option) => void;
};

/**
 * The active option, which the arrow keys change and Enter chooses. It stays active while more results arrive. Enter
 * before there are any results chooses the first one when it arrives.
 */
export function usePaletteKeys({ options, typed, isSearching, keys, onChoose }: Given) {
  const [chosen, setChosen] = useState<{ typed: string; id: string } | null>(null);
  const [awaited, setAwaited] = useState<string | null>(null);
  const kept = chosen?.typed === typed ? options.findIndex(({ id }) => id === chosen.id) : -1;
  const active = Math.max(kept, 0);
  const point = (index: number) => setChosen({ typed, id: options[index]!.id });

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      point((active + step + options.length) % options.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = options[active];
      if (option) onChoose(option);
      else if (isSearching) setAwaited(typed);
    }
  };
  useLayoutEffect(() => {
    keys.current = press;
    return () => {
      keys.current = null;
    };
  });
  const [first] = options;
  useEffect(() => {
    if (awaited === null || (awaited === typed && isSearching && !first)) return;
    setAwaited(null);
    if (awaited === typed && first) onChoose(first);
  }, [awaited, typed, isSearching, first, onChoose]);
  return { active, point };
}
