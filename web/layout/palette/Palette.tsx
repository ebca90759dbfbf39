import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaletteProps } from '#web/search/PaletteProps.ts';
import type { Group, Option } from './Option.ts';
import styles from './Palette.module.css';
import { PaletteOption } from './PaletteOption.tsx';
import { useGroups } from './useGroups.ts';
import { usePaletteKeys } from './usePaletteKeys.ts';

/** The results of the header's search: what the typed words do, and what they find, in groups. */
export function Palette({ id, typed, keys, onType, onActive, onLeave }: PaletteProps) {
  const { t } = useTranslation();
  const { groups, words, isSearching, failed } = useGroups(typed, onType);
  const options = groups.flatMap((group) => group.options);
  const isEmpty = typed.trim() === '';
  const choose = (option: Option) => {
    option.choose();
    if (!isEmpty) onLeave();
  };
  const { active, point } = usePaletteKeys({ options, typed, isSearching, keys, onChoose: choose });
  const activeId = options.length > 0 ? `${id}-${active}` : null;
  useEffect(() => {
    onActive(activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId, onActive]);

  const first = (group: Group) => options.indexOf(group.options[0]!);
  const message = messageKey(groups, isSearching, failed);
  return (
    <div className={styles.findResults}>
      <div role="listbox" id={id} aria-label={t('palette.results')}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox cannot contain a fieldset
          <div role="group" key={group.kind} aria-labelledby={`${id}-${group.kind}`}>
            <div className="eyebrow" id={`${id}-${group.kind}`}>
              {t(`palette.kinds.${group.kind}`)}
            </div>
            {group.options.map((option, place) => {
              const own = first(group) + place;
              return (
                <PaletteOption
                  key={option.id}
                  id={`${id}-${own}`}
                  option={option}
                  words={isEmpty ? '' : words}
                  isActive={own === active}
                  onPoint={() => point(own)}
                  onChoose={() => choose(option)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p className="muted small" role="status">
        {message && t(message)}
      </p>
    </div>
  );
}

function messageKey(groups: Group[], isSearching: boolean, failed: boolean): string {
  if (isSearching) return 'palette.searching';
  if (failed) return 'palette.failed';
  return groups.length === 0 ? 'palette.nothing' : '';
}
