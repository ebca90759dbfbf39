import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toggleParagraph } from './changeContent.ts';
import styles from './OrderPage.module.css';
import { type Editing, OrderParagraph } from './OrderParagraph.tsx';
import type { OrderEditor } from './useOrderEditor.ts';

type Props = {
  editor: OrderEditor;
  isTracked: boolean;
  onActive: (id: string) => void;
};

/** The order as a page: court, case, title, text, and the place of the signature. */
export function OrderPage({ editor, isTracked, onActive }: Props) {
  const { t } = useTranslation();
  const page = useRef<HTMLElement>(null);
  const { order, content } = editor;
  const editing: Editing = {
    ...{ writer: order.writer, isTracked, isReadOnly: !order.abilities.edit, onEdit: editor.editParts },
    onEnter: (id) => {
      const added = editor.addAfter(id);
      requestAnimationFrame(() => page.current?.querySelector<HTMLElement>(`[data-paragraph="${added}"]`)?.focus());
    },
    onFocus: onActive,
  };
  const strikeAt = (target: HTMLElement) => {
    const id = target.closest<HTMLElement>('[data-paragraph]')?.dataset.paragraph;
    if (id) editor.change(toggleParagraph(content, id, order.writer));
  };
  const press = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (!isCommand || !order.abilities.edit) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) editor.undo();
    else if (key === 's') void editor.flush();
    else if (key === 'x' && event.shiftKey) strikeAt(event.target as HTMLElement);
    else return;
    event.preventDefault();
  };
  return (
    <article className={styles.orderDesk} ref={page} onKeyDown={press}>
      <div className={styles.orderPaper}>
        <p className={styles.orderCourt}>{order.court}</p>
        <p className={styles.orderCase}>
          {order.case_title}
          <span>{t('orders.caseNumber', { number: order.case_number })}</span>
        </p>
        <h2>{content.title}</h2>
        {content.paragraphs.map((paragraph, index) => (
          <OrderParagraph key={paragraph.id} paragraph={paragraph} number={index + 1} editing={editing} />
        ))}
        <p className={styles.orderSign}>{order.judge}</p>
      </div>
    </article>
  );
}
