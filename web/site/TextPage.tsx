import { useTranslation } from 'react-i18next';
import { PageHead } from '#web/ui/PageHead.tsx';

type Section = { heading: string; paragraphs: string[] };

type Props = { title: string; intro: string /** The key of the sections in the catalog. */; sections: string };

/** A text-only page: an introduction and sections of paragraphs. */
export function TextPage({ title, intro, sections: key }: Props) {
  const { t } = useTranslation();
  const sections = t(key, { returnObjects: true }) as unknown as Section[];
  return (
    <article className="reading text-page">
      <PageHead title={title}>{intro}</PageHead>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
