import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentView, ExtractedField } from '#contract/filings';
import { confidenceWord } from '../confidenceWord.ts';
import { fetchPage } from '../fetchDocument.ts';

type Sheet = Extract<DocumentView, { layout: 'pages' }>['pages'][number];
type Props = {
  versionId: string;
  sheet: Sheet;
  zoom: number;
  fields: ExtractedField[];
  selected: ExtractedField | null;
  onSelect: (field: ExtractedField) => void;
};

/** One page as a picture, fetched when it comes near the view, with the words of each field marked on it. */
export function PageView({ versionId, sheet, zoom, fields, selected, onSelect }: Props) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  // Two sharpnesses are enough: the picture of the lower one stays while the sharper comes.
  const width = zoom > 1 ? 2000 : 1200;

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const stop = new AbortController();
    let url: string | null = null;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        fetchPage(versionId, sheet.number, width, stop.signal).then(
          (blob) => {
            url = URL.createObjectURL(blob);
            setPicture(url);
          },
          () => setFailed(!stop.signal.aborted),
        );
      },
      { rootMargin: '800px' },
    );
    seen.observe(element);
    return () => {
      seen.disconnect();
      stop.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [versionId, sheet.number, width]);

  return (
    <div
      ref={frame}
      className="sheet"
      data-page={sheet.number}
      style={{ width: `${zoom * 100}%`, aspectRatio: `${sheet.width} / ${sheet.height}` }}
    >
      {picture && <img src={picture} alt={t('filings.viewer.pageImage', { n: sheet.number })} draggable={false} />}
      {failed && <p className="desk-note">{t('filings.viewer.pageFailed', { n: sheet.number })}</p>}
      {fields.flatMap((field) =>
        field.evidence.flatMap((evidence, index) =>
          evidence.kind === 'page' && evidence.page === sheet.number
            ? evidence.boxes.map((box, part) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: evidence and boxes have no identity but their place
                  key={`${field.field}-${field.value}-${index}-${part}`}
                  type="button"
                  tabIndex={-1}
                  className={markClass(field, field === selected)}
                  data-mark-selected={field === selected ? '' : undefined}
                  style={place(box, sheet)}
                  onClick={() => onSelect(field)}
                  aria-label={t('filings.viewer.mark', {
                    field: t(`filings.field.${field.field}`),
                    value: field.value,
                  })}
                />
              ))
            : [],
        ),
      )}
    </div>
  );
}

/** Solid edge for what is sure, dashed for doubt, blue for what is chosen (design: record marks). */
function markClass(field: ExtractedField, selected: boolean): string {
  return `mark-box${confidenceWord(field.confidence) === 'sure' ? '' : ' doubt'}${selected ? ' on' : ''}`;
}

function place([left, top, right, bottom]: readonly [number, number, number, number], sheet: Sheet) {
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return {
    left: percent(left - 1, sheet.width),
    top: percent(top - 1, sheet.height),
    width: percent(right - left + 2, sheet.width),
    height: percent(bottom - top + 2, sheet.height),
  };
}
