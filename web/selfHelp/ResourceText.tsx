import type { ResourceDetails } from '#contract/selfHelp';
import styles from './ResourceText.module.css';

/** The text of a resource. Where something must be filled in, the printable document has lines. */
export function ResourceText({ blocks }: { blocks: ResourceDetails['blocks'] }) {
  return (
    <div className={styles.resourceText}>
      {blocks.map((block, index) => {
        const key = `${index} ${block.kind}`;
        switch (block.kind) {
          case 'heading':
            return <h2 key={key}>{block.text}</h2>;
          case 'paragraph':
            return <p key={key}>{block.text}</p>;
          case 'blank':
            return (
              <p key={key} className={styles.blank}>
                {block.label}
              </p>
            );
          default: {
            const List = block.kind === 'steps' ? 'ol' : 'ul';
            return (
              <List key={key}>
                {block.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </List>
            );
          }
        }
      })}
    </div>
  );
}
