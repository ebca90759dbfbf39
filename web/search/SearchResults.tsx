import { FileText, LayoutDashboard, type LucideIcon, Scale, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './SearchResults.module.css';
import type { SearchGroup } from './useSearchResults.ts';

const icons: Record<SearchGroup['kind'], LucideIcon> = {
  case: Scale,
  filing: FileText,
  person: User,
  screen: LayoutDashboard,
};

type Props = {
  id: string;
  groups: SearchGroup[];
  isSearching: boolean;
  failed: boolean;
  active: number;
  onPoint: (index: number) => void;
  onChoose: (href: string) => void;
};

/** The results, by type. */
export function SearchResults({ id, groups, isSearching, failed, active, onPoint, onChoose }: Props) {
  const { t } = useTranslation();
  let index = -1;
  return (
    <div className={styles.findResults}>
      <div role="listbox" id={id} aria-label={t('search.results')}>
        {groups.map(({ kind, hits }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox cannot contain a fieldset
          <div role="group" key={kind} aria-labelledby={`${id}-${kind}`}>
            <div className="eyebrow" id={`${id}-${kind}`}>
              {t(`search.kinds.${kind}`)}
            </div>
            {hits.map((hit) => {
              index += 1;
              const own = index;
              const Icon = icons[kind];
              return (
                // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the input keeps the focus and the keys
                <div
                  role="option"
                  key={hit.id}
                  id={`${id}-${own}`}
                  aria-selected={own === active}
                  className={styles.option}
                  onPointerMove={() => onPoint(own)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(hit.href)}
                >
                  <Icon className="i" aria-hidden />
                  <span className="clip">{hit.title}</span>
                  {hit.detail && <small className="clip">{hit.detail}</small>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p className="muted small" role="status">
        {messageKey(groups, isSearching, failed) && t(messageKey(groups, isSearching, failed))}
      </p>
    </div>
  );
}

function messageKey(groups: SearchGroup[], isSearching: boolean, failed: boolean): string {
  if (isSearching) return 'search.searching';
  if (failed) return 'search.failed';
  return groups.length === 0 ? 'search.nothing' : '';
}
