import { describeUnseen } from '#domain/documentFacts/describeUnseen';
import { findMachineInstructions } from '#domain/documentFacts/findMachineInstructions';
import type { Unseen, UnseenNotice } from '#domain/documentFacts/Unseen';
import type { OpenPdf } from '../openPdf.ts';
import { findEarlierStates } from './findEarlierStates.ts';
import { findLeaks } from './findLeaks.ts';
import { readDescriptions, readPartNames } from './readDescriptions.ts';
import { readDestinations } from './readDestinations.ts';
import { type Property, readProperties } from './readProperties.ts';
import type { UnseenGathered } from './UnseenGathered.ts';

const mostReported = 20;

/** What a PDF carries beside its pages: earlier states of itself, and properties that say what no page does. */
export function describeUnseenOfFile(
  pdf: OpenPdf,
  bytes: Uint8Array,
  gathered: UnseenGathered,
  { texts, bookmarks, links }: { texts: readonly string[]; bookmarks: readonly string[]; links: readonly string[] },
): Unseen[] {
  const properties: Property[] = [
    ...readProperties(pdf, bytes),
    ...bookmarks.map((text) => ({ name: 'Bookmark', text, about: true })),
    ...links.map((text) => ({ name: 'Link', text: decodeSafely(text), about: false })),
    ...readDescriptions(bytes).map((text) => ({ name: 'Description', text, about: true })),
  ];
  const found = properties
    .filter(({ text }) => findMachineInstructions(text, 'stored').length > 0)
    .map(({ text }) =>
      describeUnseen({ kind: 'machine_instruction', page: null, boxes: [], text, says: inProperties }),
    );
  const isRedacted = gathered.blackBoxes > 0 || gathered.secret.size > 0;
  if (isRedacted || properties.some(({ text }) => /\d{3}-\d{2}-\d{4}|\d{4}[ -]\d{4}/.test(text))) {
    const seen = new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
    const leaks = findLeaks([...properties, ...(isRedacted ? namesOf(pdf, bytes) : [])], {
      seen,
      texts,
      secret: gathered.secret,
      // What a page without text shows is not known.
      hasBoxes: gathered.blackBoxes > 0 && texts.every((text) => text.trim() !== ''),
    });
    for (const { name, text } of leaks) {
      found.push(describeUnseen({ kind: 'metadata', page: null, boxes: [], text, says: leakIn(name) }));
    }
  }
  return [...found.slice(0, mostReported), ...findEarlierStates(pdf, bytes, texts)];
}

/** What the parts of a file are named, which matters only in a file with redactions. */
function namesOf(pdf: OpenPdf, bytes: Uint8Array): Property[] {
  const { names, titles } = readPartNames(bytes);
  const given = [...titles, ...readDestinations(pdf)].map((text) => text.replace(/[-_.]+/g, ' '));
  return [
    ...names.map((text) => ({ name: 'Name', text, about: false })),
    ...given.map((text) => ({ name: 'Name', text, about: true })),
  ];
}

const inProperties: UnseenNotice = { code: 'unseen.instruction_in_properties', values: {} };

function leakIn(name: string): UnseenNotice {
  switch (name) {
    case 'Bookmark':
      return { code: 'unseen.leak_in_bookmark', values: {} };
    case 'Link':
      return { code: 'unseen.leak_in_link', values: {} };
    case 'Description':
    case 'Name':
      return { code: 'unseen.leak_in_description', values: {} };
    default:
      return { code: 'unseen.leak_in_property', values: { property: name } };
  }
}

function decodeSafely(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '));
  } catch {
    return address;
  }
}
