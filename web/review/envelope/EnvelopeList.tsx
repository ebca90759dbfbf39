import { FileText, Paperclip, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProcessedDocument } from '#contract/analyses';
import type { FilingDetails } from '#contract/filings';
import type { ReviewOptions } from '#contract/review';
import { pathTo } from '#domain/paths/pathTo';
import { reviewKeys, useReviewKeys } from '#web/filings/useReviewKeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { Status } from '#web/ui/Status.tsx';
import { useKeysSwitch } from '#web/ui/useKeysSwitch.ts';
import { countActionable } from './countActionable.ts';
import styles from './EnvelopeList.module.css';
import type { ReturnMark } from './returnMarks.ts';

type Props = {
  filing: FilingDetails;
  options: ReviewOptions | undefined;
  /** The document on screen, and a function that shows another one. */
  shown: ProcessedDocument | null;
  onShow: (document: ProcessedDocument) => void;
  marks: readonly ReturnMark[];
  /** Marks an attachment for return, or removes its mark; absent where the clerk cannot return it alone now. */
  onTurn: ((document: ProcessedDocument) => void) | undefined;
};

/** The documents of the envelope with their findings. The clerk moves through them with keys and marks attachments. */
export function EnvelopeList({ filing, options, shown, onShow, marks, onTurn }: Props) {
  const { t } = useTranslation();
  const [keys] = useKeysSwitch();
  const { documents } = filing;
  const list = useRef<HTMLUListElement>(null);
  const at = documents.findIndex(({ id }) => id === shown?.id);
  const step = (by: 1 | -1) => () => {
    const next = documents[(at + by + documents.length) % documents.length];
    if (!next) return;
    onShow(next);
    // From a field, whose focus would show the lead document again.
    list.current?.querySelector<HTMLElement>(`[data-document="${next.id}"]`)?.focus();
  };
  useReviewKeys(keys, {
    nextDocument: documents.length > 1 ? step(1) : undefined,
    previousDocument: documents.length > 1 ? step(-1) : undefined,
    mark: onTurn && shown?.kind === 'supporting' ? () => onTurn(shown) : undefined,
  });
  return (
    <section aria-label={t('review.partial.heading')} className={styles.list}>
      <div className="sec">
        <h3>{t('review.partial.heading')}</h3>
        {documents.length > 1 && (
          <span aria-hidden>
            <kbd>{reviewKeys.previousDocument}</kbd> <kbd>{reviewKeys.nextDocument}</kbd>
          </span>
        )}
      </div>
      <ul ref={list}>
        {documents.map((document) => (
          <OwnDocument
            key={document.id}
            document={document}
            findings={countActionable(filing, document)}
            isShown={document.id === shown?.id}
            isMarked={marks.some(({ document_id }) => document_id === document.id)}
            onShow={() => onShow(document)}
            onTurn={onTurn && document.kind === 'supporting' ? () => onTurn(document) : undefined}
          />
        ))}
        {(options?.envelope ?? []).map((other) => (
          <OtherFiling key={other.id} other={other} />
        ))}
      </ul>
    </section>
  );
}

type OwnProps = {
  document: ProcessedDocument;
  findings: number;
  isShown: boolean;
  isMarked: boolean;
  onShow: () => void;
  onTurn: (() => void) | undefined;
};

function OwnDocument({ document, findings, isShown, isMarked, onShow, onTurn }: OwnProps) {
  const { t } = useTranslation();
  const Icon = document.kind === 'lead' ? FileText : Paperclip;
  return (
    <li className={styles.document} data-shown={isShown || undefined}>
      <Icon className="i i-sm" aria-hidden />
      <button
        type="button"
        className="link-button"
        aria-current={isShown ? 'true' : undefined}
        data-document={document.id}
        onClick={onShow}
        title={document.title}
      >
        <span className="clip">{document.title}</span>
      </button>
      <span className={`muted small clip grow ${styles.type}`}>{document.type}</span>
      {isMarked ? (
        <Status tone="warn" icon={Undo2}>
          {t('review.partial.isMarked')}
        </Status>
      ) : (
        findings > 0 && <Status tone="bad">{t('review.partial.findings', { count: findings })}</Status>
      )}
      {onTurn && (
        <Button
          dense
          kind="quiet"
          onClick={onTurn}
          aria-label={t(isMarked ? 'review.partial.keepNamed' : 'review.partial.returnNamed', { name: document.title })}
        >
          {t(isMarked ? 'review.partial.keep' : 'review.partial.return')}
          {isShown && <kbd aria-hidden>{reviewKeys.mark}</kbd>}
        </Button>
      )}
    </li>
  );
}

/** An attachment that was returned alone, or the filing to which this one belongs. */
function OtherFiling({ other }: { other: ReviewOptions['envelope'][number] }) {
  const { t } = useTranslation();
  const state = t(`filings.state.${other.state}`);
  return (
    <li className={styles.document}>
      {other.attached_to === null ? (
        <FileText className="i i-sm" aria-hidden />
      ) : (
        <Paperclip className="i i-sm" aria-hidden />
      )}
      <Link className="clip grow" to={pathTo.review(other.id)} title={other.document_name}>
        {other.document_name}
      </Link>
      {other.findings > 0 && <Status tone="bad">{t('review.partial.findings', { count: other.findings })}</Status>}
      <Status tone={other.state === 'returned' ? 'warn' : 'none'}>
        {other.docket_number === null ? state : t('review.partial.entry', { number: other.docket_number })}
      </Status>
    </li>
  );
}
