import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ruleKinds } from '../domain/rules/kinds/evaluators.ts';
import en from '../web/locales/en.json' with { type: 'json' };
import { productionFiles } from './readSyntax.ts';
import { readTexts } from './readTexts.ts';

const root = path.dirname(import.meta.dirname);

/** Places where sentences are permitted in `domain`, each folder or file with the reason. */
const allowed: Record<string, string> = {
  'domain/rules/data': 'the courts’ rules: their requirements, authorities and prescribed wording',
  'domain/rules/everyCourt': 'rules that bind in every court, with their requirements and authorities',
  'domain/rules/fees.ts': 'the courts’ fee schedules, as the courts word them',
  'domain/rules/packs.ts': 'names of the courts whose rules a pack holds',
  'domain/rules/sources.ts': 'titles of the sources of the rules',
  'domain/rules/kinds/sections/setWords.ts': 'wording that a constitution or a rule prescribes for documents',
  'domain/acceptance/policies': 'the courts’ policies, and the wording that a rule prescribes for notices',
  'domain/acceptance/acceptancePolicies.ts': 'the policy of a court that has none on file',
  'domain/deadlines/rules': 'deadline rules, with their authorities and remarks',
  'domain/deadlines/serviceExtensions.ts': 'authorities of the extensions after service',
  'domain/deadlines/golden': 'published examples with which the computation is compared',
  'domain/deadlines/labels': 'names of events, acts and conditions, by their ids',
  'domain/caseNumbers/caseNumberFormats.ts': 'the courts’ own descriptions of their case numbers',
  'domain/participants/roles.ts': 'names of roles, as the courts of each system call them',
  'domain/participants/titleForms.ts': 'titles of cases, as the courts of each system print them',
  'domain/cases/data': 'names of dispositions, as the courts report them, and of challenges, as the law states them',
  'domain/rulings': 'dispositions, clocks, and the text of docket entries of rulings as the courts word them',
  'domain/courtroom': 'minute orders and their docket entries as the courts word them',
  'domain/docketing/data': 'codes of the courts, and the text of their docket entries as the courts word it',
  'domain/orders/data': 'forms of orders, which are filed documents',
  'domain/orders/composeFromRuling.ts': 'the text of an order, which is a filed document',
  'domain/rulings/dispositions.ts': 'dispositions as the docket words them',
  'domain/courts': 'names of courts',
  'domain/payments/data': 'forms and fees, as the courts name them',
  'domain/issuance/data': 'names of instruments, as the courts call them, and their wording',
  'domain/defaults/data': 'ways of service, as the rules name them, and authorities',
  'domain/workItems/data': 'what the law says of requests to a court, as the rules state it',
  'domain/practice/data': 'the courts’ categories, number formats, and hearing types, as the courts name them',
  'domain/practice/titleForms.ts': 'titles of cases, as the courts write them',
  'domain/documentTypes': 'names of document types',
  'domain/citations/data': 'reporters, with their names',
  'domain/drafting/templates': 'documents to be filed, in the words that they are filed in',
  'domain/research/platforms.ts': 'descriptions of the research platforms that can be connected',
  'domain/selfHelp': 'resources for people without an attorney',
};

/** Files that are not converted yet: no line is added here, and each is removed with its conversion. */
const notYetConverted: Record<string, string> = {
  'domain/assistant': 'answers of the assistant (issue 20)',
};

const isIn = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);
const files = productionFiles(root, 'domain').filter(({ file }) => !/samples\.ts$/i.test(file));
const found = files.flatMap(({ file, source }) => readTexts(source).map((sentence) => ({ file, ...sentence })));
const exempt = Object.keys({ ...allowed, ...notYetConverted });

describe('texts for people', () => {
  test('are not composed in domain, which returns a code with its values', () => {
    const composed = found
      .filter(({ file }) => !exempt.some((folder) => isIn(file, folder)))
      .map(
        ({ file, line, text }) =>
          `${file}:${line} has the text “${text.slice(0, 80)}”. Add a code with its values to the vocabulary of the area, return say(code, values), and add the text to contract/messages/en (decision 0057).`,
      );
    expect(composed).toEqual([]);
  });

  test('that are permitted still exist', () => {
    const superfluous = Object.keys(allowed).filter((folder) => !found.some(({ file }) => isIn(file, folder)));
    expect(superfluous, 'folders without sentences: delete their lines').toEqual([]);
  });
});

describe('a sentence is found', () => {
  test.each([
    ['in a string', `say('The document is not signed.');`],
    ['in a template', `say(\`The document has \${pages} pages; the rule allows \${most}.\`);`],
    ['without a mark at its end', `say('Choose the reason for the return');`],
    ['that a value begins', `say(\`\${title} is due on the next court day.\`);`],
  ])('%s', (_where, source) => {
    expect(readTexts(`\n${source}`)).toMatchObject([{ line: 2 }]);
  });

  test.each([
    ['a code', `say('length.pages_over');`],
    ['the source of a pattern', 'pattern`The (?:court|clerk) of this county may not`;'],
    ['a phrase by which documents are read', `anyOf(['on the grounds that the']);`],
    ['a word list’s choice', `anyOf(['for (entry of )?default judgment by the clerk.']);`],
    ['a fault that nobody is shown', `throw new Error('The list of words must not be empty.');`],
    ['an import', `import { one } from './the file of this name.ts';`],
  ])('and %s is none', (_what, source) => {
    expect(readTexts(source)).toEqual([]);
  });
});

describe('names on screens', () => {
  test.each(ruleKinds)('the kind of rule %s has a name', (kind) => {
    expect(en.courtdoc.check).toHaveProperty(kind);
  });
});
