import { memo, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcessedDocument } from '#contract/analyses';
import { cutParagraph, type Paragraph, type ParagraphHit, type ParagraphMark } from './cutParagraph.ts';
import type { DeskHandle, DeskMarking, DeskViewing, Highlight } from './DeskHandle.ts';
import { glideTo } from './glideTo.ts';
import { recallView, rememberView } from './rememberedViews.ts';
import { useZoomGestures } from './useZoomGestures.ts';
import styles from './viewer.module.css';

type Props = {
  ref: Ref<DeskHandle>;
  document: ProcessedDocument;
  paragraphs: readonly Paragraph[];
  viewing: DeskViewing;
  marks: ReadonlyMap<number, ParagraphMark[]>;
  hits: ReadonlyMap<number, ParagraphHit[]>;
  marking: DeskMarking;
};

const none: never[] = [];
const typeSize = 15;

/** A document without fixed pages, as text, with the words of each value highlighted (departure 32). */
export function FlowDesk(props: Props) {
  const { paragraphs, marks, hits } = props;
  const versionId = props.document.version_id;
  const { zoom, onZoom, onNews } = props.viewing;
  const { highlight, onSelect, onHover } = props.marking;
  const { t } = useTranslation();
  const desk = useRef<HTMLElement>(null);
  const factor = typeof zoom === 'number' ? zoom : 1;
  const byKey = useMemo(() => new Map([...marks.values()].flat().map((mark) => [mark.key, mark])), [marks]);

  useLayoutEffect(() => {
    const at = recallView(versionId).at;
    if (at && desk.current) desk.current.scrollTop = at.y * desk.current.scrollHeight;
  }, [versionId]);
  // Larger type makes the text longer: the current position stays visible.
  const before = useRef(factor);
  useLayoutEffect(() => {
    const at = recallView(versionId).at;
    if (before.current !== factor && at && desk.current) desk.current.scrollTop = at.y * desk.current.scrollHeight;
    before.current = factor;
  }, [versionId, factor]);
  useEffect(() => onNews({ page: 1, zoom: factor }), [onNews, factor]);
  useZoomGestures(desk, onZoom);

  useImperativeHandle(
    props.ref,
    (): DeskHandle => ({
      turnTo() {},
      show(place) {
        const element = desk.current;
        if (!element || place.kind !== 'paragraph') return;
        const paragraph = element.querySelector(`[data-paragraph="${place.paragraph}"]`);
        if (!paragraph) return;
        const piece = [...paragraph.querySelectorAll<HTMLElement>('mark')].findLast(
          (one) => Number(one.dataset.start) <= place.start,
        );
        const { left, top, width, height } = (piece ?? paragraph).getBoundingClientRect();
        const frame = element.getBoundingClientRect();
        glideTo(element, {
          left: left - frame.left + element.scrollLeft,
          top: top - frame.top + element.scrollTop,
          width,
          height,
        });
      },
      hold() {},
      focus: () => desk.current?.focus({ preventScroll: true }),
    }),
    [],
  );

  const markOf = (target: EventTarget) =>
    target instanceof HTMLElement ? byKey.get(target.closest<HTMLElement>('mark')?.dataset.mark ?? '') : undefined;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing a mark is an extra way to its field, which the list beside reaches by keyboard
    <section
      className="desk"
      ref={desk}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      aria-label={t('filings.viewer.desk', { name: props.document.title })}
      onScroll={({ currentTarget: { scrollTop, scrollHeight } }) =>
        rememberView(versionId, { at: { index: 0, x: 0, y: scrollTop / scrollHeight, atX: 0, atY: 0 } })
      }
      onPointerOver={(event) => onHover(markOf(event.target)?.field ?? null)}
      onPointerLeave={() => onHover(null)}
      onClick={(event) => {
        const mark = getSelection()?.isCollapsed === false ? undefined : markOf(event.target);
        if (mark) onSelect(mark.field, mark.place);
      }}
    >
      <div className={`${styles.sheet} ${styles.flow}`} lang="en" style={{ fontSize: typeSize * factor }}>
        {paragraphs.map((paragraph) => (
          <FlowParagraph
            key={paragraph.number}
            paragraph={paragraph}
            marks={marks.get(paragraph.number) ?? none}
            hits={hits.get(paragraph.number) ?? none}
            currentHit={hits.has(paragraph.number) ? highlight.currentHit : -1}
            selected={marks.has(paragraph.number) ? highlight.selected : null}
            shown={marks.has(paragraph.number) ? highlight.shown : null}
            hovered={marks.has(paragraph.number) ? highlight.hovered : null}
          />
        ))}
      </div>
    </section>
  );
}

type ParagraphProps = Highlight & {
  paragraph: Paragraph;
  marks: readonly ParagraphMark[];
  hits: readonly ParagraphHit[];
};

const FlowParagraph = memo(function FlowParagraph(props: ParagraphProps) {
  const { paragraph, marks, hits, currentHit, selected } = props;
  return (
    <p data-paragraph={paragraph.number}>
      {cutParagraph(paragraph.text, marks, hits, selected).map(({ start, text, mark, hit }) =>
        mark || hit !== null ? (
          <mark
            key={start}
            data-start={start}
            data-mark={mark?.key}
            data-mark-selected={mark && isOf(mark, selected) ? '' : undefined}
            data-hit={hit === null ? undefined : hit === currentHit ? 'current' : ''}
            className={pieceClass(mark, hit, props, currentHit)}
          >
            {text}
          </mark>
        ) : (
          <span key={start}>{text}</span>
        ),
      )}
    </p>
  );
});

const isOf = ({ key }: ParagraphMark, field: string | null) => field !== null && key.startsWith(`${field} `);

function pieceClass(mark: ParagraphMark | null, hit: number | null, props: ParagraphProps, currentHit: number): string {
  return [
    !mark && styles.onlyHit,
    mark?.doubt && styles.doubt,
    mark && isOf(mark, props.selected) && styles.on,
    mark && mark.key === props.shown && styles.shown,
    mark && isOf(mark, props.hovered) && styles.lit,
    hit !== null && styles.hit,
    hit !== null && hit === currentHit && styles.current,
  ]
    .filter(Boolean)
    .join(' ');
}
