import { Quote } from 'lucide-react';
import type { Evidence } from '#contract/evidence';
import styles from './PlaceChip.module.css';
import { placeWords } from './placeWords.ts';

type Props = {
  place: Evidence;
  /** Opens the position; absent if no document can be shown. */
  onOpen?: (() => void) | undefined;
};

/** A position in a document, which opens there if the document can be shown. */
export function PlaceChip({ place, onOpen }: Props) {
  const words = (
    <>
      <Quote className="i" aria-hidden />
      <span className="clip">{placeWords(place)}</span>
    </>
  );
  return onOpen ? (
    <button type="button" className="chip src" onClick={onOpen}>
      {words}
    </button>
  ) : (
    <span className={`chip src ${styles.still}`}>{words}</span>
  );
}
