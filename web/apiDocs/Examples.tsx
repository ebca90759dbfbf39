import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type ExampleLanguage, exampleLanguages, examplesFor } from '#domain/integrations/examples';
import { oneOfOr } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { CodeBlock } from '#web/ui/CodeBlock.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';

const schema = z.object({ language: oneOfOr(exampleLanguages, 'curl') });

/** Starter programs in three languages. A test runs each of them. */
export function Examples({ base }: { base: string }) {
  const { t } = useTranslation();
  const { query, change } = useUrlQuery(schema, { replaces: 'all' });
  const content = (language: ExampleLanguage) => (
    <div className="stack">
      {examplesFor(base)
        .filter((example) => example.language === language)
        .map(({ what, text }) => (
          <CodeBlock
            key={what}
            label={t(`apiDocs.examples.${what}`, { language: t(`apiDocs.language.${language}`) })}
            text={text}
          />
        ))}
    </div>
  );
  return (
    <Tabs
      label={t('apiDocs.examples.heading')}
      selected={query.language}
      onSelect={(language) => change({ language })}
      tabs={exampleLanguages.map((language) => ({
        key: language,
        title: t(`apiDocs.language.${language}`),
        content: content(language),
      }))}
    />
  );
}
