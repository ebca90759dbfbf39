import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renderDocumentPage } from '#contract/documentViewer';
import type { Box } from '#domain/documents/DocumentText';
import type { Mark } from '#domain/fixes/Fix';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { PagePicture } from '#web/filings/PagePicture.tsx';
import styles from './fixes.module.css';
import { movedBox, placeOf, spanned } from './markBoxes.ts';

type Size = { number: number; width: number; height: number };
type Props = {
  versionId: string;
  size: Size;
  marks: readonly { mark: Mark; index: number }[];
  onAdd: (box: Box) => void;
  onChange: (index: number, mark: Mark | null) => void;
};
type Point = [x: number, y: number];

const width = 1200;

/** One page with its marks. A pointer draws a mark; arrow keys move one, or change its size with Shift. */
export function MarkedPage({ versionId, size, marks, onAdd, onChange }: Props) {
  const { t } = useTranslation();
  const surface = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<Point | null>(null);
  const [to, setTo] = useState<Point | null>(null);
  const pointOf = (event: PointerEvent): Point => {
    const { left, top, width: across, height: down } = surface.current!.getBoundingClientRect();
    return [((event.clientX - left) / across) * size.width, ((event.clientY - top) / down) * size.height];
  };
  const end = () => {
    const box = from && to && spanned(from, to, size);
    if (box) onAdd(box);
    setFrom(null);
    setTo(null);
  };
  const onKey = (event: KeyboardEvent, mark: Mark, index: number) => {
    const box = movedBox(mark.box, event, size);
    if (event.key === 'Delete' || event.key === 'Backspace') onChange(index, null);
    else if (box) onChange(index, { ...mark, box });
    else return;
    event.preventDefault();
  };
  const drawn = from && to && spanned(from, to, size);
  return (
    <div className={styles.page}>
      <PagePicture
        label={t('filings.fixes.side.before')}
        page={size.number}
        address={addressOfCall(renderDocumentPage, { version_id: versionId, page: size.number, width })}
      />
      <div
        ref={surface}
        className={styles.surface}
        onPointerDown={(event) => {
          if (event.target !== surface.current || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setFrom(pointOf(event));
        }}
        onPointerMove={(event) => from && setTo(pointOf(event))}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {marks.map(({ mark, index }, at) => (
          <button
            key={index}
            type="button"
            className={styles.mark}
            style={placeOf(mark.box, size)}
            aria-label={t('filings.fixes.marks.place', { number: at + 1, page: size.number })}
            onKeyDown={(event) => onKey(event, mark, index)}
          />
        ))}
        {drawn && <span className={styles.mark} style={placeOf(drawn, size)} />}
      </div>
    </div>
  );
}
