import type { CitationCase } from './citationCases.ts';
import { californiaLaws } from './marked/californiaLawSamples.ts';
import { courtNames } from './marked/courtSamples.ts';
import { federalLaws } from './marked/federalLawSamples.ts';
import { floridaLaws } from './marked/floridaLawSamples.ts';
import { furtherLaws } from './marked/furtherLawSamples.ts';
import { idChains } from './marked/idChainSamples.ts';
import { illinoisLaws } from './marked/illinoisLawSamples.ts';
import { lawsInSentences } from './marked/lawsInSentences.ts';
import { newYorkLaws } from './marked/newYorkLawSamples.ts';
import { otherLaws } from './marked/otherLawSamples.ts';
import { shortForms } from './marked/shortFormSamples.ts';
import { texasLaws } from './marked/texasLawSamples.ts';

type Expected = CitationCase['citations'][number];
type CaseGroup = { name: string; kinds: readonly Expected['kind'][]; cases: CitationCase[] };

const laws = {
  'laws of California': californiaLaws,
  'laws of Texas': texasLaws,
  'laws of New York': newYorkLaws,
  'laws of Florida': floridaLaws,
  'laws of Illinois': illinoisLaws,
  'federal laws and rules': federalLaws,
  'laws of the other states': otherLaws,
  'further laws of the five states, and federal': furtherLaws,
};

/** Cases by what they measure, from the marked texts. Only the listed kinds of citations count. */
export function citationGroups(): CaseGroup[] {
  return [
    ...Object.entries(laws).map(([name, list]) => group(name, ['law'], linesOf(list).map(lawCase))),
    group('laws in sentences', ['law'], linesOf(lawsInSentences).map(sentenceCase)),
    group('courts in parentheses', ['full'], linesOf(courtNames).map(courtCase)),
    group('the authority meant by id.', ['id'], linesOf(idChains).map(markedCase)),
    group('short forms and supra', ['short', 'supra', 'reference'], linesOf(shortForms).map(markedCase)),
  ];
}

function group(name: string, kinds: CaseGroup['kinds'], cases: CitationCase[]): CaseGroup {
  return { name, kinds, cases };
}

function linesOf(list: string): string[] {
  return list.trim().split('\n');
}

const sentences = [
  (law: string) => `Under ${law}, the motion is timely.`,
  (law: string) => `The claim fails. See ${law}.`,
  (law: string) => `The court may act. (${law}.)`,
  (law: string) => `Relief is proper, see, e.g., ${law}; see also Order at 3.`,
];

/** A law in a sentence. `<…>` marks its title, where one precedes the name, and each section. */
function lawCase(marked: string, index: number): CitationCase {
  const citations: Expected[] = [];
  const sentence = sentences[index % sentences.length]!(marked);
  const titled = /^(?:[Tt]itle )?<(?!art|Art)[^>]*> ?(?!and\b)[A-Z,o]/.test(marked) && /<.*</.test(marked);
  let title: string | undefined;
  let text = '';
  let from = 0;
  for (const mark of sentence.matchAll(/<([^>]+)>/g)) {
    text += sentence.slice(from, mark.index);
    const start = text.length;
    text += mark[1]!;
    from = mark.index + mark[0].length;
    if (titled && title === undefined) title = mark[1]!;
    else
      citations.push({
        kind: 'law',
        page: mark[1]!.replace(
          /^(art|amend|amdt)(?:icle|s)?\.? /i,
          (_, noun: string) => `${noun.slice(0, 3).toLowerCase() === 'art' ? 'art' : 'amend'}. `,
        ),
        start,
        end: text.length,
        ...(title ? { volume: title } : {}),
      });
  }
  return { text: text + sentence.slice(from), citations };
}

/** `section <1983|42> of Title 42`: each section, with its title where there is one. */
function sentenceCase(marked: string): CitationCase {
  const citations: Expected[] = [];
  let text = '';
  let from = 0;
  for (const mark of marked.matchAll(/<([^>|]+)(?:\|([^>]+))?>/g)) {
    text += marked.slice(from, mark.index);
    from = mark.index + mark[0].length;
    const start = text.length;
    text += mark[1]!;
    citations.push({ kind: 'law', page: mark[1]!, start, end: text.length, ...(mark[2] ? { volume: mark[2] } : {}) });
  }
  return { text: text + marked.slice(from), citations };
}

/** `M.D. Pa.|pamd`: a court as a parenthesis names it, and its short name. */
function courtCase(line: string): CitationCase {
  const [printed = '', court = ''] = line.split('|');
  return {
    text: `Oak v. Pine, 12 F.3d 34, 36 (${printed} 1999); Elm v. Ash, 2019 WL 4455667, at *3 (${printed} Mar. 4, 2019).`,
    citations: [
      { kind: 'full', page: '34', court, year: '1999' },
      { kind: 'full', page: '4455667', court, year: '2019' },
    ],
  };
}

const kindsOfMarks = {
  F: 'full',
  L: 'law',
  J: 'journal',
  S: 'short',
  U: 'supra',
  I: 'id',
  R: 'reference',
} as const;

/** `{F Oak v. Pine, 550 U.S. 544}. {I=0 Id. at 9}. {I Id.}`: kinds of citations, and the index of the authority meant. */
function markedCase(line: string): CitationCase {
  const citations: Expected[] = [];
  let text = '';
  let from = 0;
  for (const mark of line.matchAll(/\{([FLJSUIR])(?:=(\d+))? ([^}]*)\}/g)) {
    text += line.slice(from, mark.index);
    const start = text.length;
    text += mark[3]!;
    from = mark.index + mark[0].length;
    const kind = kindsOfMarks[mark[1] as keyof typeof kindsOfMarks];
    const means = /[FLJ]/.test(mark[1]!) ? {} : { resolves_to: mark[2] ? Number(mark[2]) : null };
    citations.push({ kind, start, end: text.length, ...means });
  }
  return { text: text + line.slice(from), citations };
}
