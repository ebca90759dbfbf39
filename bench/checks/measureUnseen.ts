import type { Unseen } from '#domain/documentFacts/Unseen';
import { readDocument } from '#server/documents/engine/readDocumentText';
import type { HiddenFile, HiddenKind } from '#server/testing/unseen/HiddenKind';
import { hiddenKinds } from '#server/testing/unseen/hiddenKinds';
import { honestPages, makeHonestPage } from '#server/testing/unseen/honestPages';
import { honestWords } from '#server/testing/unseen/honestWords';
import { withNames } from '#server/testing/unseen/kindNames';
import { makeHiddenFile } from '#server/testing/unseen/makeHiddenFile';
import { differingFields } from './sameFields.ts';
import type { Answer, Tally } from './Tally.ts';

export type UnseenFigures = {
  tallies: Tally[];
  /** The files with hidden content whose fields are the same as without it. */
  sameFields: Tally[];
  /** Pages that hide nothing. */
  honest: Tally[];
  answers: Answer[];
};

type Options = { variants: number; seed: number; only?: string | undefined };

const pageHeight = 792;

/** Generates every type of hidden text in its variants, each with a clean twin, and checks what the engine reports. */
export async function measureUnseen({ variants, seed, only }: Options): Promise<UnseenFigures> {
  const figures: UnseenFigures = { tallies: [], sameFields: [], honest: [], answers: [] };
  for (const kind of hiddenKinds.filter(({ name }) => !only || name.includes(only))) {
    const tally: Tally = { kind: kind.name, n: variants, found: 0, clean: variants, falseAlarms: 0 };
    const same: Tally = { kind: kind.name, n: 0, found: 0, clean: 0, falseAlarms: 0 };
    for (let variant = 0; variant < variants; variant++) {
      const file = await makeHiddenFile(kind, variant, seed);
      const id = `${kind.name}, variant ${variant}`;
      const [attacked, clean, bare] = await Promise.all([
        read(file.attacked, file),
        read(file.clean, file),
        read(file.bare, file),
      ]);
      const found = attacked.unseen.some((unseen) => isIt(unseen, kind, file));
      tally.found += found ? 1 : 0;
      if (!found)
        figures.answers.push({ id, right: false, said: `missed "${file.hidden}"; said ${say(attacked.unseen)}` });
      const alarms = clean.unseen.filter((unseen) => !isOrderInSight(unseen, clean.text.text, file));
      if (alarms.length > 0) {
        tally.falseAlarms += 1;
        figures.answers.push({ id: `${id}, clean`, right: false, said: `said ${say(alarms)}` });
      }
      if (kind.inSight) continue;
      same.n += 1;
      const differing = differingFields(attacked.text, bare.text);
      same.found += differing.length === 0 ? 1 : 0;
      if (differing.length > 0)
        figures.answers.push({ id: `${id}, fields`, right: false, said: `other ${differing.join(', ')}` });
    }
    figures.tallies.push(tally);
    if (same.n > 0) figures.sameFields.push(same);
  }
  for (const kind of withNames([...honestPages, ...honestWords]).filter(
    ({ name }) => !only || `clean: ${name}`.includes(only),
  )) {
    const tally: Tally = { kind: kind.name, n: 0, found: 0, clean: variants, falseAlarms: 0 };
    for (let variant = 0; variant < variants; variant++) {
      const bytes = await makeHonestPage(kind, variant, seed);
      const { unseen } = await readDocument(new Uint8Array(bytes), kind.fileName);
      if (unseen.length === 0) continue;
      tally.falseAlarms += 1;
      figures.answers.push({
        id: `clean: ${kind.name}, variant ${variant}`,
        right: false,
        said: `said ${say(unseen)}`,
      });
    }
    figures.honest.push(tally);
  }
  return figures;
}

async function read(bytes: Buffer, { fileName }: HiddenFile) {
  return readDocument(new Uint8Array(bytes), fileName);
}

/** Some twins show openly what the other file hides: an instruction to a program is a finding there too. */
function isOrderInSight(unseen: Unseen, text: string, { hidden }: HiddenFile): boolean {
  const words = (of: string) => of.replace(/[^a-z]+/gi, ' ').toLowerCase();
  return unseen.kind === 'machine_instruction' && words(text).includes(words(hidden).slice(0, 16));
}

/** Whether the type is correct, and the position if positions are given. */
function isIt(unseen: Unseen, kind: HiddenKind, { page, place }: HiddenFile): boolean {
  if (!kind.expects.includes(unseen.kind)) return false;
  if (page !== null && unseen.page !== null && unseen.page !== page) return false;
  if (place === null || unseen.boxes.length === 0) return true;
  const [left, bottom, right, top] = place;
  return unseen.boxes.some(
    (box) => box[0] < right && box[2] > left && box[1] < pageHeight - bottom && box[3] > pageHeight - top,
  );
}

export function say(unseen: readonly Unseen[]): string {
  if (unseen.length === 0) return 'nothing';
  return unseen
    .slice(0, 5)
    .map(
      ({ kind, page, characters, excerpt }) =>
        `${kind} p${page ?? '-'} ${characters} "${(excerpt ?? '').slice(0, 50)}"`,
    )
    .join(' | ');
}
