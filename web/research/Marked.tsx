import type { Pieces } from '#contract/research';

/** A text of the server in pieces: those that were searched for are marked. */
export function Marked({ pieces }: { pieces: Pieces }) {
  return (
    <>
      {pieces.map(({ text, mark }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
        mark ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
    </>
  );
}
