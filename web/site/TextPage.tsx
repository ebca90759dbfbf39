import { useTranslation } from 'react-i18next';
import { PageHead } from '#web/ui/PageHead.tsx';

type Section = { heading: string; paragraphs: string[] };

/** A text-only page, whose content is in the catalog under its name: an introduction and sections of paragraphs. */
export function TextPage({ name }: { name: 'accessibility' | 'privacy' }) {
  const { t } = useTranslation();
  const sections = t(`${name}.sections`, { returnObjects: true }) as unknown as Section[];
  return (
    <article className="reading text-page">
      <PageHead title={t(`titles.${name}`)}>{t(`${name}.intro`)}</PageHead>
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
