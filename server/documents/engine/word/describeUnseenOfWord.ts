import { describeUnseen } from '#domain/documentFacts/describeUnseen';
import { findMachineInstructions } from '#domain/documentFacts/findMachineInstructions';
import type { Unseen, UnseenNotice } from '#domain/documentFacts/Unseen';
import { findLeaks, mayName } from '../pdf/unseen/findLeaks.ts';
import type { Property } from '../pdf/unseen/readProperties.ts';
import { decodeText } from '../plain/decodeText.ts';
import type { ZipPackage } from './openZip.ts';
import { readWordXml } from './readWordXml.ts';
import { scanXml } from './scanXml.ts';
import type { WordUnseen } from './watchWord.ts';

const mostReported = 60;
const mostParts = 40;
const mostAddresses = 300;
const least = 3;

const deletedWords: UnseenNotice = { code: 'unseen.deleted_while_tracked', values: {} };
const inProperties: UnseenNotice = { code: 'unseen.instruction_in_properties', values: {} };

/** What a Word document contains that its pages do not show, as reported to people. */
export function describeUnseenOfWord(zip: ZipPackage, unseen: readonly WordUnseen[], text: string): Unseen[] {
  const reported: Unseen[] = [];
  const secret = new Set<string>();
  const stored: Property[] = readProperties(zip);
  const seen = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  for (const { kind, text: words } of unseen) {
    if (kind === 'code' || kind === 'description' || kind === 'name') {
      stored.push({ name: 'Description', text: words, about: false });
      continue;
    }
    reported.push(...describe(kind, words, seen));
    if (kind === 'text_under_box')
      for (const word of words.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []) secret.add(word);
  }
  const isRedacted = secret.size > 0 || redacted.test(text);
  for (const comment of readComments(zip)) {
    const isSecret = isRedacted && mayName(comment, seen);
    reported.push(
      describeUnseen({ ...nowhere, kind: 'comment', text: comment, secret: isSecret }),
      ...instructs(comment, 'stored'),
    );
  }
  for (const { text: words } of stored) reported.push(...instructs(words, 'stored', inProperties));
  for (const { name, text: words } of findLeaks(stored, { seen, secret, hasBoxes: isRedacted })) {
    const says: UnseenNotice = { code: 'unseen.leak_in_property', values: { property: name } };
    reported.push(describeUnseen({ ...nowhere, kind: 'metadata', text: words, says }));
  }
  return reported.slice(0, mostReported);
}

/** Words were taken out and something was put in their place. */
const redacted = /[█■▇]{2,}|[[(]redacted[\])]/i;

type Told = Exclude<WordUnseen['kind'], 'code' | 'description' | 'name'>;

function describe(kind: Told, words: string, seen: ReadonlySet<string>): Unseen[] {
  if ((words.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < (kind === 'text_under_box' ? 2 : least)) return [];
  if (kind === 'moved' && (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => seen.has(word)))
    return [];
  if (kind === 'deleted' || kind === 'moved')
    return [describeUnseen({ ...nowhere, kind: 'earlier_revision', text: words, says: deletedWords })];
  if (kind === 'under_shape') return [describeUnseen({ ...nowhere, kind: 'text_under_box', text: words })];
  // Whether the words are part of a visible line cannot be determined here: they may have been meant to be redacted.
  return [describeUnseen({ ...nowhere, kind, text: words, secret: true }), ...instructs(words, 'hidden')];
}

const nowhere = { page: null, boxes: [] };

function instructs(text: string, place: 'hidden' | 'stored', says?: UnseenNotice): Unseen[] {
  if (findMachineInstructions(text, place).length === 0) return [];
  return [describeUnseen({ ...nowhere, kind: 'machine_instruction', text, ...(says === undefined ? {} : { says }) })];
}

function readComments(zip: ZipPackage): string[] {
  return zip.names
    .filter((name) => /^word\/comments\d*\.xml$/.test(name))
    .flatMap((name) => readWordXml(decodeText(zip.read(name))));
}

/** The texts of the package's properties and of the data that hangs on it. */
function readProperties(zip: ZipPackage): Property[] {
  const parts = zip.names.filter((name) => /^docProps\/\w+\.xml$|^customXml\/item\d+\.xml$/.test(name));
  const found: Property[] = [];
  for (const part of parts.slice(0, mostParts)) {
    let at = '';
    let custom: string | undefined;
    scanXml(decodeText(zip.read(part)), {
      open(name, attributes) {
        at = name;
        if (name === 'property') custom = attributes.name;
      },
      close() {},
      text(text) {
        const name = custom ?? at.replace(/^\w+:/, '');
        if (text.trim() !== '')
          found.push({ name, text: text.trim(), about: /^(?:title|subject|keywords|description)$/i.test(name) });
      },
    });
  }
  return [...found, ...readVariables(zip), ...readAddresses(zip)];
}

/** The values of variables, which macros and merging programs leave in a document. */
function readVariables(zip: ZipPackage): Property[] {
  const found: Property[] = [];
  scanXml(textOf(zip, 'word/settings.xml'), {
    open(name, attributes) {
      if (name === 'w:docVar') found.push({ name: 'Variable', text: attributes['w:val'] ?? '', about: true });
    },
    close() {},
    text() {},
  });
  return found;
}

function readAddresses(zip: ZipPackage): Property[] {
  const found: Property[] = [];
  scanXml(textOf(zip, 'word/_rels/document.xml.rels'), {
    open(_, { TargetMode: mode, Target: text = '' }) {
      if (mode === 'External' && found.length < mostAddresses) found.push({ name: 'Link', text, about: false });
    },
    close() {},
    text() {},
  });
  return found;
}

const textOf = (zip: ZipPackage, part: string) => (zip.names.includes(part) ? decodeText(zip.read(part)) : '<none/>');
