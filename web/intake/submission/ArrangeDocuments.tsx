import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftDetails } from '#contract/drafts';
import { Button } from '#web/ui/Button.tsx';
import styles from './ArrangeDocuments.module.css';
import { ArrangedDocument } from './ArrangedDocument.tsx';
import { useArranging } from './useArranging.ts';

/** The drafts whose list is open: a move can show another document, with which the screen is made again. */
const opened = new Set<string>();

type Props = { draft: DraftDetails; shown: string; onLead: (leadId: string) => void };

/**
 * The documents of a draft as they are arranged: which are lead documents, what is attached to which, and in which order.
 * Every move is a button, so that the keyboard and the pointer do the same.
 */
export function ArrangeDocuments(props: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(opened.has(props.draft.id));
  const toggle = () => {
    if (isOpen) opened.delete(props.draft.id);
    else opened.add(props.draft.id);
    setOpen(!isOpen);
  };
  return (
    <section className={styles.arrange} aria-label={t('filings.arrange.heading')}>
      <div>
        <Button dense kind="quiet" aria-expanded={isOpen} onClick={toggle}>
          {t(isOpen ? 'filings.arrange.done' : 'filings.arrange.heading')}
        </Button>
      </div>
      {isOpen && <List {...props} />}
    </section>
  );
}

function List({ draft, shown, onLead }: Props) {
  const { t } = useTranslation();
  const work = useArranging(draft, shown, onLead);
  return (
    <>
      <p className="small muted">{t('filings.arrange.intro')}</p>
      <ol className={styles.documents} aria-label={t('filings.drafts.leads')}>
        {work.arrangement.flatMap(({ lead, attachments }) =>
          [lead, ...attachments].map((id) => <ArrangedDocument key={id} id={id} work={work} />),
        )}
      </ol>
      <p className="vh" role="status">
        {work.said}
      </p>
    </>
  );
}
