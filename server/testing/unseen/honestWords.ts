import type { Dice } from './dice.ts';
import type { HonestKind } from './honestPages.ts';
import { packWord, paragraph, run } from './packWord.ts';
import { courtBy, numberBy, personBy, sentenceBy, titleBy } from './words.ts';

/** Word files that hide nothing but resemble those that do. */
export const honestWords: readonly HonestKind[] = [
  file('white words in a dark cell of a Word file', (dice) => {
    const cell = (text: string, head: boolean) =>
      `<w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/>${head ? `<w:shd w:val="clear" w:color="auto" w:fill="${dice.one(['1F3864', '000000', '404040'])}"/>` : ''}</w:tcPr>${paragraph(run(text, head ? '<w:b/><w:color w:val="FFFFFF"/>' : ''))}</w:tc>`;
    const row = (texts: string[], head: boolean) => `<w:tr>${texts.map((text) => cell(text, head)).join('')}</w:tr>`;
    return `<w:tbl><w:tblPr/>${row(['Name', 'Role'], true)}${row([personBy(dice), 'Witness'], false)}</w:tbl>`;
  }),
  file('white words in a dark paragraph of a Word file', (dice) => {
    const shade = `<w:pPr><w:shd w:val="clear" w:color="auto" w:fill="${dice.one(['000000', '1F3864', '7F0000'])}"/></w:pPr>`;
    return `<w:p>${shade}${run('STATEMENT OF FACTS', '<w:color w:val="FFFFFF"/>')}</w:p>`;
  }),
  file('a table of contents of a Word file', (dice) => {
    const hidden = '<w:noProof/><w:webHidden/>';
    const field = (code: string) =>
      `<w:r><w:rPr>${hidden}</w:rPr><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:rPr>${hidden}</w:rPr><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r><w:r><w:rPr>${hidden}</w:rPr><w:fldChar w:fldCharType="separate"/></w:r>${run(String(dice.integer(1, 30)), hidden)}<w:r><w:rPr>${hidden}</w:rPr><w:fldChar w:fldCharType="end"/></w:r>`;
    return `<w:p>${run('ARGUMENT', '<w:noProof/>')}<w:r><w:rPr>${hidden}</w:rPr><w:tab/></w:r>${field('PAGEREF _Toc123456 \\h')}</w:p>`;
  }),
  file(
    'a hidden mark of a paragraph in a Word file',
    (dice) =>
      `<w:p><w:pPr><w:rPr><w:vanish/><w:specVanish/></w:rPr></w:pPr>${run('A. The notice came late.', '<w:b/>')}</w:p>${paragraph(run(sentenceBy(dice)))}`,
  ),
  file('spacers of a Word file', (dice) => {
    const size = dice.one(['2', '4', '8']);
    return `<w:p><w:pPr><w:rPr><w:sz w:val="${size}"/></w:rPr></w:pPr></w:p><w:p>${run('   ', `<w:sz w:val="${size}"/>`)}</w:p><w:p>${run('  ', '<w:color w:val="FFFFFF"/>')}</w:p>`;
  }),
  file('raised and small words in a Word file', (dice) =>
    paragraph(
      run(sentenceBy(dice)) +
        run('12', '<w:vertAlign w:val="superscript"/>') +
        run(' See the note below.', `<w:sz w:val="${dice.one(['12', '14', '16'])}"/>`) +
        run(' in small capitals', '<w:smallCaps/>'),
    ),
  ),
  file('a marked passage in a Word file', (dice) =>
    paragraph(
      run(sentenceBy(dice), `<w:highlight w:val="${dice.one(['yellow', 'cyan', 'lightGray'])}"/>`) +
        run(' and this was struck.', '<w:strike/>'),
    ),
  ),
  file('words redacted in a Word file', (dice) =>
    paragraph(
      run('The patient, ') +
        run(
          dice.one(['\u2588\u2588\u2588\u2588\u2588\u2588', '[REDACTED]', 'XXXXXXXX']),
          dice.one(['', '<w:highlight w:val="black"/><w:color w:val="FFFFFF"/>']),
        ) +
        run(', was seen that day.'),
    ),
  ),
  file('accepted changes of a Word file', (dice) =>
    paragraph(
      `<w:ins w:id="3" w:author="${personBy(dice)}" w:date="2026-02-01T10:00:00Z">${run(sentenceBy(dice))}</w:ins>`,
    ),
  ),
];

function file(id: string, body: (dice: Dice) => string): HonestKind {
  return {
    id,
    fileName: 'Motion.docx',
    async make(dice) {
      const lines = [...courtBy(dice), `Case No. ${numberBy(dice)}`, titleBy(dice), sentenceBy(dice), sentenceBy(dice)];
      const plain = lines.map((text) => paragraph(run(text))).join('');
      return packWord(`${plain}${body(dice)}${paragraph(run(sentenceBy(dice)))}`, {});
    },
  };
}
