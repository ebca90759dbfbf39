import { markMatches } from '#domain/commands/rankText';
import type { Option } from './Option.ts';
import styles from './Palette.module.css';

type Props = {
  id: string;
  option: Option;
  /** The words whose matches are marked. */
  words: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

/** One result: its title and details, with the matched words marked. */
export function PaletteOption({
  id,
  option: { title, detail, icon: Icon },
  words,
  isActive,
  onPoint,
  onChoose,
}: Props) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the input keeps the focus and the keys
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={isActive ? undefined : onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon className="i" aria-hidden />
      <span className="clip">
        <Marked text={title} words={words} />
      </span>
      {detail && (
        <small className="clip">
          <Marked text={detail} words={words} />
        </small>
      )}
    </div>
  );
}

function Marked({ text, words }: { text: string; words: string }) {
  return markMatches(text, words).map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
    piece.isMatch ? <mark key={place}>{piece.text}</mark> : piece.text,
  );
}
