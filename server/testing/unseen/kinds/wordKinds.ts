import type { UnseenKind } from '#domain/documentFacts/Unseen';
import type { Dice } from '../dice.ts';
import type { HiddenFile, HiddenKind } from '../HiddenKind.ts';
import { escapeXml, namespace, packWord, paragraph, run, type Story } from '../packWord.ts';
import { courtBy, firmBy, numberBy, orderBy, personBy, redactedBy, sentenceBy, smuggledBy, titleBy } from '../words.ts';

type WordDesign = { attacked: Story; clean: Story; bare: Story; hidden: string };

/** Text in a Word file that its printed page does not show. */
export const wordKinds: HiddenKind[] = [
  inRun('hidden words in a Word file', ['invisible_text', 'unprinted_text'], (dice) => ({
    hide: dice.one(['<w:vanish/>', '<w:vanish w:val="true"/>', '<w:webHidden/><w:vanish/>', '<w:vanish w:val="1"/>']),
    show: dice.one(['<w:vanish w:val="0"/>', '<w:vanish w:val="false"/>', '<w:b/>']),
  })),
  inRun('white words in a Word file', ['white_text', 'invisible_text'], (dice) => ({
    hide: dice.one([
      '<w:color w:val="FFFFFF"/>',
      '<w:color w:val="FEFEFE"/>',
      '<w:color w:val="FFFFFF" w:themeColor="background1"/>',
    ]),
    show: dice.one([
      '<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:color="auto" w:fill="1F3864"/>',
      '<w:color w:val="FFFFFF"/><w:highlight w:val="black"/>',
      '<w:color w:val="7F7F7F"/>',
      '<w:color w:val="auto"/>',
    ]),
  })),
  inRun('tiny words in a Word file', ['tiny_text'], (dice) => ({
    hide: dice.one(['<w:sz w:val="1"/>', '<w:sz w:val="2"/>', '<w:sz w:val="2"/><w:szCs w:val="2"/>']),
    show: dice.one(['<w:sz w:val="12"/>', '<w:sz w:val="14"/>', '<w:vertAlign w:val="superscript"/>']),
  })),
  inRun(
    'words blacked out in a Word file',
    ['text_under_box', 'covered_text', 'invisible_text', 'white_text'],
    (dice) => ({
      hide: dice.one([
        // Without an explicit color, a word processor would turn them white.
        '<w:color w:val="000000"/><w:highlight w:val="black"/>',
        '<w:color w:val="000000"/><w:shd w:val="clear" w:color="auto" w:fill="000000"/>',
        '<w:color w:val="000000"/><w:shd w:val="solid" w:color="000000" w:fill="000000"/>',
        '<w:color w:val="0A0A0A"/><w:shd w:val="clear" w:color="auto" w:fill="000000"/>',
      ]),
      show: dice.one([
        '<w:highlight w:val="yellow"/>',
        '<w:shd w:val="clear" w:color="auto" w:fill="D9D9D9"/>',
        '<w:color w:val="FFFFFF"/><w:highlight w:val="black"/>',
      ]),
      redacts: true,
    }),
  ),
  {
    id: 'a hidden style in a Word file',
    expects: ['invisible_text', 'unprinted_text', 'white_text'],
    means: 'hidden',
    make: word((dice) => {
      const words = smuggledBy(dice);
      const character = dice.chance(0.5);
      const style = (properties: string) =>
        `<w:style w:type="${character ? 'character' : 'paragraph'}" w:styleId="Note1"><w:name w:val="Note 1"/><w:rPr>${properties}</w:rPr></w:style>`;
      const body = character
        ? paragraph(run(words, '<w:rStyle w:val="Note1"/>'))
        : `<w:p><w:pPr><w:pStyle w:val="Note1"/></w:pPr>${run(words)}</w:p>`;
      return {
        hidden: words,
        attacked: { body, styles: style(dice.one(['<w:vanish/>', '<w:color w:val="FFFFFF"/>'])) },
        clean: { body, styles: style('<w:i/>') },
        bare: {},
      };
    }),
  },
  {
    id: 'a comment in a Word file',
    expects: ['comment', 'machine_instruction'],
    means: 'leftover',
    make: word((dice) => {
      const words = smuggledBy(dice);
      const comment = `<w:comments xmlns:w="${namespace}"><w:comment w:id="0" w:author="Reviewer" w:date="2026-02-01T10:00:00Z">${paragraph(run(words))}</w:comment></w:comments>`;
      const body = `<w:p><w:commentRangeStart w:id="0"/>${run(sentenceBy(dice))}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r></w:p>`;
      const plain = { body: body.replace(/<w:comment.*?\/>/g, '').replace('<w:r></w:r>', '') };
      return {
        hidden: words,
        attacked: { body, parts: [{ name: 'word/comments.xml', content: comment }] },
        clean: {
          ...plain,
          parts: [{ name: 'word/comments.xml', content: `<w:comments xmlns:w="${namespace}"></w:comments>` }],
        },
        bare: plain,
      };
    }),
  },
  {
    id: 'deleted words that are still tracked in a Word file',
    expects: ['earlier_revision', 'comment', 'invisible_text'],
    means: 'leftover',
    make: word((dice) => {
      const { before, words, after } = redactedBy(dice);
      const mark = 'w:id="4" w:author="Reviewer" w:date="2026-02-01T10:00:00Z"';
      const deleted = `<w:del ${mark}><w:r><w:delText xml:space="preserve">${escapeXml(words)}</w:delText></w:r></w:del>`;
      const inserted = `<w:ins ${mark}>${run('[redacted]')}</w:ins>`;
      return {
        hidden: words,
        attacked: { body: paragraph(run(before) + deleted + inserted + run(after)) },
        clean: { body: paragraph(run(before) + run('[redacted]') + run(after)) },
        bare: { body: paragraph(run(before) + run('[redacted]') + run(after)) },
      };
    }),
  },
  {
    id: 'orders to a machine in the properties of a Word file',
    expects: ['metadata', 'machine_instruction'],
    means: 'hidden',
    make: word((dice) => {
      const words = orderBy(dice);
      const key = dice.one(['dc:subject', 'dc:description', 'cp:keywords', 'dc:title']);
      const part = (value: string) => ({
        parts: [
          {
            name: 'docProps/core.xml',
            content: `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><${key}>${escapeXml(value)}</${key}><dc:creator>${personBy(dice)}</dc:creator></cp:coreProperties>`,
          },
        ],
      });
      return { hidden: words, attacked: part(words), clean: part('Motion to Compel'), bare: {} };
    }),
  },
  {
    id: 'orders to a machine in an alternative text of a Word file',
    expects: ['metadata', 'machine_instruction', 'invisible_text', 'unprinted_text'],
    means: 'hidden',
    make: word((dice) => {
      const words = orderBy(dice);
      const key = dice.one(['descr', 'title']);
      const picture = (told: string) =>
        `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="914400" cy="914400"/><wp:docPr id="1" name="Picture 1" ${key}="${escapeXml(told)}"/></wp:inline></w:drawing></w:r></w:p>`;
      const seal = { body: picture('Seal of the court') };
      return { hidden: words, attacked: { body: picture(words) }, clean: seal, bare: seal };
    }),
  },
  {
    id: 'letters that nobody sees in a Word file',
    expects: ['invisible_text', 'machine_instruction', 'mismapped_text'],
    means: 'hidden',
    make: word((dice) => {
      const words = orderBy(dice);
      const seen = sentenceBy(dice);
      // The letters of the Unicode block of tags have no shape.
      const tags = [...words].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
      const softened = seen.replace(/(\w{4})(\w{3})/g, '$1\u00ad$2');
      return {
        hidden: words,
        attacked: { body: paragraph(run(seen + tags)) },
        clean: { body: paragraph(run(dice.chance(0.5) ? softened : seen)) },
        bare: { body: paragraph(run(seen)) },
      };
    }),
  },
];

type RunWay = { hide: string; show: string; redacts?: boolean };

function inRun(id: string, expects: [UnseenKind, ...UnseenKind[]], wayBy: (dice: Dice) => RunWay): HiddenKind {
  return {
    id,
    expects,
    means: id.includes('blacked') ? 'failed_redaction' : 'hidden',
    make: word((dice) => {
      const { hide, show, redacts } = wayBy(dice);
      const parts = redacts ? redactedBy(dice) : { before: '', words: smuggledBy(dice), after: '' };
      const body = (properties: string | null) =>
        paragraph(run(parts.before) + (properties === null ? '' : run(parts.words, properties)) + run(parts.after));
      const cleanly = redacts && dice.chance(0.4) ? null : show;
      return {
        hidden: parts.words,
        attacked: { body: body(hide) },
        clean: { body: body(cleanly) },
        bare: { body: body(null) },
      };
    }),
  };
}

function word(design: (dice: Dice) => WordDesign): HiddenKind['make'] {
  return async (dice): Promise<HiddenFile> => {
    const before = [
      ...courtBy(dice),
      `${personBy(dice)}, Plaintiff,`,
      'v.',
      `${firmBy(dice)}, Defendant.`,
      `Case No. ${numberBy(dice)}`,
      titleBy(dice),
    ];
    const middle = Array.from({ length: dice.integer(2, 6) }, () => `${sentenceBy(dice)} ${sentenceBy(dice)}`);
    const at = dice.integer(0, middle.length);
    const { attacked, clean, bare, hidden } = design(dice);
    const build = (story: Story) =>
      packWord(
        [...before, ...middle.slice(0, at)].map((text) => paragraph(run(text))).join('') +
          (story.body ?? '') +
          middle
            .slice(at)
            .map((text) => paragraph(run(text)))
            .join(''),
        story,
      );
    return {
      fileName: 'Motion.docx',
      attacked: build(attacked),
      clean: build(clean),
      bare: build(bare),
      hidden,
      page: null,
      place: null,
    };
  };
}
