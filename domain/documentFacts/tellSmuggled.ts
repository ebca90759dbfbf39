import { findMachineInstructions } from './findMachineInstructions.ts';
import { findSmuggled } from './findSmuggled.ts';
import { tellUnseen } from './tellUnseen.ts';
import type { Unseen, UnseenNotice } from './Unseen.ts';

const says: UnseenNotice = { code: 'unseen.blank_characters', values: {} };

/** Words in characters that show nothing, in a text without pages. */
export function tellSmuggled(text: string): Unseen[] {
  return findSmuggled(text).flatMap((words) => {
    const found = { page: null, boxes: [], text: words, says };
    const told = [tellUnseen({ ...found, kind: 'invisible_text' })];
    if (findMachineInstructions(words, 'hidden').length > 0)
      told.push(tellUnseen({ ...found, kind: 'machine_instruction' }));
    return told;
  });
}
