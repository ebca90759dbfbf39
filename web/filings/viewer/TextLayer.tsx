import { memo } from 'react';
import type { PageText } from '#contract/documentViewer';
import { layDownText } from './layDownText.ts';
import { keepLayer } from './layerTexts.ts';
import { letterSpacing } from './letterSpacing.ts';
import styles from './TextLayer.module.css';

/**
 * The words of a page, invisible over its image, for selecting, copying, and reading aloud. Each line is a block, and
 * each word extends to the start of the next one, so that selecting and copying work as expected.
 */
export const TextLayer = memo(function TextLayer({ text }: { text: PageText }) {
  const { width: across, height: down, transform, lines } = layDownText(text);
  let bottom = 0;
  return (
    <div
      className={styles.textLayer}
      data-page-text={text.number}
      ref={(layer) => keepLayer(layer, text)}
      style={{ width: across, height: down, transform }}
    >
      {lines.map(({ first, words }) => {
        const left = words[0]!.box[0];
        const top = Math.min(...words.map(({ box }) => box[1]));
        const height = Math.max(1, Math.max(...words.map(({ box }) => box[3])) - top);
        const above = top - bottom;
        bottom = top + height;
        return (
          <div key={first} style={{ marginTop: above, marginLeft: left, height, lineHeight: `${height}px` }}>
            {words.map(({ text: word, box }, index) => {
              const next = words[index + 1];
              const size = Math.max(1, (box[3] - box[1]) * 0.9);
              const shown = next ? `${word} ` : word;
              const width = (next ? Math.max(box[2], next.box[0]) : box[2]) - box[0];
              return (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: a word has no identity but its place
                  key={index}
                  data-word={first + index}
                  style={{ fontSize: size, letterSpacing: letterSpacing(shown, size, width) }}
                >
                  {shown}
                </span>
              );
            })}
          </div>
        );
      })}
    </div>
  );
});
