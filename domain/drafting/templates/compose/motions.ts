import type { CaseData, FieldName } from '../CaseData.ts';
import type { Block } from '../DraftDocument.ts';
import { blank } from '../DraftDocument.ts';
import type { Filler } from '../Filler.ts';
import { filingSide, namedSide, sideTitle } from '../parties.ts';
import { heading, paragraphsOf, plain } from './signature.ts';

/**
 * A motion with its notice: the time and place of the hearing, the relief requested, and the grounds (Cal. Rules of
 * Court, rule 3.1110; CPLR 2214; Fed. R. Civ. P. 7(b)).
 */
export function composeMotion(filler: Filler, data: CaseData): Block[] {
  const side = filingSide(filler, 'plaintiff');
  const title = sideTitle(filler, side);
  const asked = filler
    .text('motion_for')
    .replace(/^(?:an? )?motion (?=for|to)/i, '')
    .replace(/^for /i, '');
  const moves = /^to /i.test(asked) ? `moves the Court ${asked}` : `moves the Court for ${asked}`;
  const when = `on ${filler.date('hearing_date')}, at ${filler.text('hearing_time')}, in ${filler.text('hearing_place')}`;
  const noticed = filler.forum === 'California' || filler.forum === 'Federal' || filler.forum === 'New York';
  const verb = title.endsWith('s') ? moves.replace('moves', 'move') : moves;
  return [
    ...(noticed
      ? [
          plain('To all parties and their attorneys of record:'),
          plain(
            `PLEASE TAKE NOTICE that ${when}, or as soon thereafter as the matter may be heard, ${namedSide(filler, side)} will move the Court ${/^to /i.test(asked) ? asked : `for ${asked}`}.`,
          ),
        ]
      : [plain(`${namedSide(filler, side)} ${verb}.`)]),
    heading('GROUNDS'),
    ...paragraphsOf(data.grounds, blank),
    ...(noticed
      ? [
          plain(
            'This motion is based on this notice, the papers served with it, the records and files in this action, and any argument or evidence presented at the hearing.',
          ),
        ]
      : [heading('NOTICE OF HEARING'), plain(`This motion is set for hearing ${when}.`)]),
  ];
}

/** A memorandum: introduction, facts, arguments under headings, conclusion (Cal. Rules of Court, rule 3.1113(b)). */
export function composeMemorandum(filler: Filler, data: CaseData): Block[] {
  const side = filingSide(filler, 'plaintiff');
  const submit = sideTitle(filler, side).endsWith('s') ? 'submit' : 'submits';
  const blocks: Block[] = [
    plain(`${namedSide(filler, side)} ${submit} this memorandum in support of ${filler.text('supports')}.`),
    heading('INTRODUCTION'),
    ...paragraphsOf(data.introduction, blank),
    heading('STATEMENT OF FACTS'),
    ...paragraphsOf(data.statement_of_facts, blank),
    heading('ARGUMENT'),
  ];
  for (const [index, numeral] of ['I', 'II', 'III'].entries()) {
    const [head, text] = [`argument_${index + 1}_heading`, `argument_${index + 1}`] as [FieldName, FieldName];
    if (index > 0 && !filler.maybe(head) && !filler.maybe(text)) continue;
    blocks.push(heading(`${numeral}. ${filler.text(head)}`, 2), ...paragraphsOf(data[text], blank));
  }
  return [...blocks, heading('CONCLUSION'), ...paragraphsOf(data.conclusion, blank)];
}

/** An appearance: the attorney, the party represented, and the address for service. */
export function composeAppearance(filler: Filler): Block[] {
  const side = filingSide(filler, 'defendant');
  const who = filler.says('self_represented')
    ? `${namedSide(filler, side)} appears in this action without an attorney`
    : `${filler.text('filer_name')} appears in this action as attorney for ${namedSide(filler, side)}`;
  return [
    plain('To the clerk of the court and all parties of record:'),
    plain(
      `PLEASE TAKE NOTICE that ${who}, and requests that all papers in this action be served at the address in this notice.`,
    ),
  ];
}

/** A proposed order for the judge's signature. Only the court dates and signs it. */
export function composeOrder(filler: Filler): Block[] {
  const comes = filler.maybe('hearing_date')
    ? `came before the Court for hearing on ${filler.date('hearing_date')},`
    : 'is before the Court';
  const opening = `This matter ${comes} on ${filler.text('matter')}. Having considered the papers and the arguments presented, and good cause appearing,`;
  return [
    plain(opening),
    heading('IT IS ORDERED:'),
    ...filler.entries('orders').map(
      (text, index): Block => ({
        kind: 'paragraph',
        number: `${index + 1}.`,
        text: text.replace(/^\(?\d{1,3}[.)]\s+/, ''),
        indent: 'first',
      }),
    ),
    {
      kind: 'lines',
      align: 'signature',
      dated: orderDate[filler.forum],
      lines: ['', '', '______________________________', orderSigner[filler.forum]],
    },
  ];
}

const dated = 'Dated: ____________________';
const orderDate = {
  California: dated,
  'New York': dated,
  Texas: 'SIGNED on ____________________.',
  Florida: 'DONE AND ORDERED on ____________________.',
  Illinois: 'ENTERED: ____________________',
  Federal: dated,
} as const;

const orderSigner = {
  California: 'Judge of the Superior Court',
  'New York': 'Justice of the Supreme Court',
  Texas: 'Judge Presiding',
  Florida: 'Circuit Judge',
  Illinois: 'Circuit Judge',
  Federal: 'United States District Judge',
} as const;
