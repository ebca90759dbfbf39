import type { Block, Resource } from './Resource.ts';

/** An adult reads plain text at about 240 words per minute (Brysbaert 2019, silent reading of English nonfiction). */
const wordsPerMinute = 240;

/** The reading time of a resource, in minutes, at least one. Blanks to fill in are not counted. */
export function readingMinutes({ blocks }: Pick<Resource, 'blocks'>): number {
  const words = blocks.flatMap(textsOf).join(' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** All text of a block. */
export function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'steps':
    case 'points':
      return block.items;
    case 'blank':
      return [block.label];
  }
}
