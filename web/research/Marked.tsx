import type { Pieces } from '#contract/research';

/** A text from the server in pieces, with the search terms highlighted. */
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
