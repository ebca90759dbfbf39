import { describeUnseen } from './describeUnseen.ts';
import { findMachineInstructions } from './findMachineInstructions.ts';
import { findSmuggled } from './findSmuggled.ts';
import type { Unseen, UnseenNotice } from './Unseen.ts';

const says: UnseenNotice = { code: 'unseen.blank_characters', values: {} };

/** Words in characters that show nothing, in a text without pages. */
export function findBlankCharacters(text: string): Unseen[] {
  return findSmuggled(text).flatMap((words) => {
    const found = { page: null, boxes: [], text: words, says };
    const reported = [describeUnseen({ ...found, kind: 'invisible_text' })];
    if (findMachineInstructions(words, 'hidden').length > 0)
      reported.push(describeUnseen({ ...found, kind: 'machine_instruction' }));
    return reported;
  });
}
