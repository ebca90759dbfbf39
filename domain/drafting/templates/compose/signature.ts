import { type CaseData, listed } from '../CaseData.ts';
import type { Block, Caption } from '../DraftDocument.ts';
import type { Filler } from '../Filler.ts';
import { filerLines, type Side } from '../parties.ts';

const line = '______________________________';

/**
 * The signature block. `/s/` appears only if the signer requested it; otherwise there is a line to sign on. If the
 * first page does not name the filer, this does (Fed. R. Civ. P. 11(a); Tex. R. Civ. P. 57; Fla. R. Gen. Prac. & Jud.
 * Admin. 2.515; Ill. S. Ct. R. 131(d); 22 NYCRR 130-1.1a).
 */
export function signatureOf(filler: Filler, data: CaseData, side: Side, caption: Caption): Block[] {
  const name = filler.text('filer_name');
  const whole = filerLines(filler, data, side, barWord[filler.forum]);
  const below = caption.filer.length > 0 ? [name, whole.at(-1)!] : whole;
  return [
    {
      kind: 'lines',
      align: 'signature',
      dated: `Dated: ${filler.date('signed_on')}`,
      lines: ['Respectfully submitted,', '', signed(filler, name), ...below],
    },
  ];
}

/** The signature of a person who declares, affirms, or certifies. */
export function declarantSignature(filler: Filler, name: string, dated?: string): Block {
  return {
    kind: 'lines',
    align: 'signature',
    ...(dated ? { dated } : {}),
    lines: ['', signed(filler, name), name],
  };
}

function signed(filler: Filler, name: string): string {
  return filler.says('sign_electronically') && filler.maybe('signed_on') ? `/s/ ${name}` : line;
}

const barWord = {
  California: 'SBN',
  'New York': 'Attorney Registration No.',
  Texas: 'State Bar No.',
  Florida: 'Florida Bar No.',
  Illinois: 'ARDC No.',
  Federal: 'Bar No.',
} as const;

/** Paragraphs that are numbered consecutively through a document. */
export function openNumbering() {
  let last = 0;
  return (texts: readonly string[]): Block[] =>
    texts.map((text) => ({ kind: 'paragraph', number: `${++last}.`, text: withoutNumber(text), indent: 'first' }));
}

/** A number typed before a paragraph would appear twice. */
const withoutNumber = (text: string) => text.replace(/^\(?\d{1,3}[.)]\s+/, '');

export const heading = (text: string, level: 1 | 2 = 1): Block => ({ kind: 'heading', text, level });
export const plain = (text: string): Block => ({ kind: 'paragraph', text, indent: 'first' });
export const paragraphsOf = (text: string | undefined, otherwise: string): Block[] => {
  const all = listed(text);
  return (all.length > 0 ? all : [otherwise]).map(plain);
};
