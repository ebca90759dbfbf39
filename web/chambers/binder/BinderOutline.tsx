import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Badge } from '#web/ui/Status.tsx';
import styles from './BinderOutline.module.css';
import type { BinderSection } from './layOutBinder.ts';

type Props = {
  sections: readonly BinderSection[];
  shown: BinderSection | undefined;
  isReordered: boolean;
  onOpen: (section: BinderSection) => void;
  /**
   * Receives the documents in their new order; without any, argument order is restored. Undefined for chambers staff and
   * offline.
   */
  onOrder: ((documents: string[]) => void) | undefined;
};

/** The bookmarks of a binder, in which documents are moved by dragging or with the buttons. */
export function BinderOutline({ sections, shown, isReordered, onOpen, onOrder }: Props) {
  const { t } = useTranslation();
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    const ids = sections.map(({ item }) => item.id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined || to < 0 || to > ids.length) return;
    ids.splice(to, 0, moved);
    onOrder?.(ids);
  };
  return (
    <nav className={styles.outline} aria-label={t('chambers.binder.outline')}>
      <ol>
        {sections.map((section, index) => (
          <li
            key={section.item.id}
            draggable={onOrder !== undefined}
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => {
              if (dragged !== null && dragged !== index) move(dragged, index);
              setDragged(null);
            }}
          >
            <OutlineRow section={section} isShown={section === shown} onOpen={onOpen} />
            {onOrder && (
              <span className={styles.moves}>
                <Button
                  kind="quiet"
                  dense
                  iconOnly
                  disabled={index === 0}
                  aria-label={t('chambers.binder.moveUp', { title: section.item.title })}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp className="i" aria-hidden />
                </Button>
                <Button
                  kind="quiet"
                  dense
                  iconOnly
                  disabled={index === sections.length - 1}
                  aria-label={t('chambers.binder.moveDown', { title: section.item.title })}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown className="i" aria-hidden />
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {isReordered && onOrder && (
        <Button dense onClick={() => onOrder([])}>
          {t('chambers.binder.restore')}
        </Button>
      )}
    </nav>
  );
}

type RowProps = { section: BinderSection; isShown: boolean; onOpen: (section: BinderSection) => void };

function OutlineRow({ section, isShown, onOpen }: RowProps) {
  const format = useFormat();
  const { t } = useTranslation();
  const { item, tab } = section;
  return (
    <button
      type="button"
      className={styles.outlineRow}
      aria-current={isShown || undefined}
      disabled={item.removed !== null}
      onClick={() => onOpen(section)}
    >
      <span className={styles.letter}>{tab}</span>
      <span className={styles.title}>
        <span className={item.removed || item.stricken ? styles.gone : ''}>{item.title}</span>
        <span className="muted small">
          {t(`chambers.binder.part.${item.part}`)}
          {item.docket_number !== null && ` · ${t('chambers.docket', { number: item.docket_number })}`}
          {item.filed_by && ` · ${item.filed_by}`} · {format.day(item.filed_on)}
        </span>
        {item.removed && <Badge tone="warn">{t(`chambers.binder.removed.${item.removed}`)}</Badge>}
        {item.stricken && <Badge tone="warn">{t('chambers.binder.stricken')}</Badge>}
        {item.corrected_by && <Badge tone="none">{t('chambers.binder.corrected')}</Badge>}
        {item.document && section.pages === 0 && <Badge tone="none">{t('chambers.binder.noPages')}</Badge>}
      </span>
    </button>
  );
}
