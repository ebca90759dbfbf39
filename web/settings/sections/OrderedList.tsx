import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import styles from './sections.module.css';

type Props<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item, index: number) => string;
  onMove: (from: number, to: number) => void;
  children: (item: Item, index: number) => ReactNode;
};

/** Entries in an order that is changed by dragging them, or with the buttons of each. */
export function OrderedList<Item>({ items, keyOf, nameOf, onMove, children }: Props<Item>) {
  const { t } = useTranslation();
  const [dragged, setDragged] = useState<number | null>(null);
  return (
    <ol className={styles.ordered}>
      {items.map((item, index) => (
        <li
          key={keyOf(item)}
          data-dragged={dragged === index || undefined}
          onDragOver={(event) => dragged !== null && event.preventDefault()}
          onDrop={() => {
            if (dragged !== null && dragged !== index) onMove(dragged, index);
            setDragged(null);
          }}
        >
          <span
            className={styles.grip}
            draggable
            aria-hidden
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
          >
            <GripVertical className="i" />
          </span>
          <div className="grow">{children(item, index)}</div>
          <div className="row tight">
            <Button
              kind="quiet"
              dense
              iconOnly
              disabled={index === 0}
              aria-label={t('settings.sections.up', { name: nameOf(item, index) })}
              onClick={() => onMove(index, index - 1)}
            >
              <ArrowUp className="i" aria-hidden />
            </Button>
            <Button
              kind="quiet"
              dense
              iconOnly
              disabled={index === items.length - 1}
              aria-label={t('settings.sections.down', { name: nameOf(item, index) })}
              onClick={() => onMove(index, index + 1)}
            >
              <ArrowDown className="i" aria-hidden />
            </Button>
          </div>
        </li>
      ))}
    </ol>
  );
}
