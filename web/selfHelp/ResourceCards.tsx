import { BookOpen, CircleHelp, FileText, type LucideIcon, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ResourceCard } from '#contract/selfHelp';
import type { ResourceType } from '#domain/selfHelp/Resource';
import styles from './ResourceCards.module.css';
import { ResourceFacts } from './ResourceFacts.tsx';
import { useHelpBase } from './useHelpBase.ts';

const icons: Record<ResourceType, LucideIcon> = {
  Guide: BookOpen,
  Video,
  Template: FileText,
  FAQ: CircleHelp,
};

/** The resources, one card each; the entire card links to the text. */
export function ResourceCards({ resources }: { resources: ResourceCard[] }) {
  const { t } = useTranslation();
  const base = useHelpBase();
  return (
    <ul className={styles.resourceCards}>
      {resources.map((resource) => {
        const Icon = icons[resource.type];
        return (
          <li key={resource.id} className={`panel ${styles.resourceCard}`}>
            <p className="row wrap">
              <Icon className="i" aria-hidden />
              <span className="strong">{t(`selfHelp.types.${resource.type}`)}</span>
              <span className="badge">{t(`selfHelp.difficulties.${resource.difficulty}`)}</span>
            </p>
            <h3>
              <Link to={`${base}/${resource.id}`}>{resource.title}</Link>
            </h3>
            <p className="grow">{resource.description}</p>
            <p className="muted small">{t(`selfHelp.categories.${resource.category}`)}</p>
            <ResourceFacts resource={resource} />
          </li>
        );
      })}
    </ul>
  );
}
