import { Quote } from 'lucide-react';
import type { Evidence } from '#contract/evidence';
import styles from './PlaceChip.module.css';
import { placeWords } from './placeWords.ts';

type Props = {
  place: Evidence;
  /** Opens the place; absent where no document can be shown. */
  onOpen?: (() => void) | undefined;
};

/** A place in a document: pressed it is shown there, where that can be. */
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
