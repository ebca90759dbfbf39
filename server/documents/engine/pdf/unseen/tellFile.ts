import { findMachineInstructions } from '#domain/documentFacts/findMachineInstructions';
import { tellUnseen } from '#domain/documentFacts/tellUnseen';
import type { Unseen } from '#domain/documentFacts/Unseen';
import type { OpenPdf } from '../openPdf.ts';
import { findEarlierStates } from './findEarlierStates.ts';
import { findLeaks } from './findLeaks.ts';
import { readDescriptions } from './readDescriptions.ts';
import { type Property, readProperties } from './readProperties.ts';
import type { UnseenGathered } from './UnseenGathered.ts';

const mostTold = 20;

/** What a PDF carries beside its pages: earlier states of itself, and properties that say what no page does. */
export function tellFile(
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
    .map(({ text }) => tellUnseen({ kind: 'machine_instruction', page: null, boxes: [], text, message: inProperties }));
  const isRedacted = gathered.blackBoxes > 0 || gathered.secret.size > 0;
  if (isRedacted || properties.some(({ text }) => /\d{3}-\d{2}-\d{4}|\d{4}[ -]\d{4}/.test(text))) {
    const seen = new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
    const leaks = findLeaks(properties, {
      ...{ seen, texts, secret: gathered.secret },
      hasBoxes: gathered.blackBoxes > 0,
    });
    for (const { name, text } of leaks) {
      found.push(tellUnseen({ kind: 'metadata', page: null, boxes: [], text, message: said(name) }));
    }
  }
  return [...found.slice(0, mostTold), ...findEarlierStates(pdf, bytes, texts)];
}

const inProperties = 'The file’s properties hold words that are addressed to a program, not to a reader.';

function said(name: string): string {
  const where = {
    Bookmark: 'A bookmark',
    Link: 'The address of a link',
    Description: 'The description of a picture or passage',
  }[name];
  return where === undefined
    ? `The file’s properties (${name}) say what its pages keep back.`
    : `${where} says what the pages keep back.`;
}

function decodeSafely(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '));
  } catch {
    return address;
  }
}
