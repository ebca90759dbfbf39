import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SearchHit, searchKinds } from '#contract/search';
import { screens } from './screens.ts';
import { useSearchQuery } from './searchApi.ts';

export type SearchGroup = {
  kind: SearchHit['kind'] | 'screen';
  hits: { id: string; title: string; detail: string; href: string }[];
};

/** Milliseconds without a key press before the server is called. */
const pause = 180;
const mostScreens = 4;

/**
 * The results for the text in the header: screens immediately, and the court's records when the server has responded.
 */
export function useSearchResults(typed: string): { groups: SearchGroup[]; isSearching: boolean; failed: boolean } {
  const { t } = useTranslation();
  const words = typed.trim();
  const asked = useAfterPause(words);
  const { currentData, isFetching, isError } = useSearchQuery({ q: asked }, { skip: asked === '' });

  const found = screens
    .map(({ href, title }) => ({ id: href, title: t(title), detail: '', href }))
    .filter(({ title }) => words !== '' && title.toLowerCase().includes(words.toLowerCase()))
    .slice(0, mostScreens);
  const hits = asked === '' ? [] : (currentData ?? []);
  const groups: SearchGroup[] = [
    ...searchKinds.map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) })),
    { kind: 'screen' as const, hits: found },
  ];
  return {
    groups: groups.filter((group) => group.hits.length > 0),
    isSearching: words !== '' && (isFetching || asked !== words),
    failed: isError,
  };
}

function useAfterPause(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
