import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderPart, OrderParagraph as Paragraph } from '#domain/orders/orderStates';
import styles from './OrderParagraph.module.css';
import { useParagraphInput } from './useParagraphInput.ts';

export type Editing = {
  writer: string;
  isTracked: boolean;
  isReadOnly: boolean;
  onEdit: (id: string, parts: OrderPart[]) => void;
  onEnter: (id: string) => void;
  onFocus: (id: string) => void;
};
type Props = { paragraph: Paragraph; number: number; editing: Editing };

/** One paragraph of an order, edited in place. */
export function OrderParagraph({ paragraph: { id, style, parts }, number, editing }: Props) {
  const { t } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  const { writer, isTracked, isReadOnly, onEdit, onEnter, onFocus } = editing;
  const composed = useParagraphInput(element, {
    ...{ parts, by: writer, isTracked, isReadOnly },
    onEdit: (edited) => onEdit(id, edited),
    onEnter: () => onEnter(id),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text area shows neither struck nor added words.
    <div
      ref={element}
      role="textbox"
      tabIndex={0}
      aria-multiline="true"
      aria-readonly={isReadOnly || undefined}
      aria-label={t('orders.paragraph', { number })}
      className={style === 'heading' ? styles.orderHeading : styles.orderParagraph}
      contentEditable={!isReadOnly}
      suppressContentEditableWarning
      spellCheck
      data-paragraph={id}
      onFocus={() => onFocus(id)}
    >
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place.
        <Part key={`${composed}-${index}-${part.kind}`} part={part} />
      ))}
    </div>
  );
}

function Part({ part }: { part: OrderPart }) {
  const { t } = useTranslation();
  if (part.kind === 'struck') return <del title={t('orders.struckBy', { name: part.by })}>{part.text}</del>;
  if (part.kind === 'added') return <ins title={t('orders.addedBy', { name: part.by })}>{part.text}</ins>;
  if (part.kind === 'text') return <span>{part.text}</span>;
  return (
    <span className={styles.orderBlank} contentEditable={false} data-blank={blankName(part.name)}>
      {part.value}
    </span>
  );
}

/** “days_to_amend” as a person reads it. */
export const blankName = (name: string) => name.replace(/_/g, ' ');
