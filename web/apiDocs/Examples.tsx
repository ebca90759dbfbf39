import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type ExampleLanguage, exampleLanguages, examplesFor } from '#domain/integrations/examples';
import { CodeBlock } from '#web/ui/CodeBlock.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';

/** Programs to begin with, in three languages. A test runs each of them. */
export function Examples({ base }: { base: string }) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const selected = exampleLanguages.find((one) => one === params.get('language')) ?? 'curl';
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
      selected={selected}
      onSelect={(language) => setParams((before) => ({ ...Object.fromEntries(before), language }), { replace: true })}
      tabs={exampleLanguages.map((language) => ({
        key: language,
        title: t(`apiDocs.language.${language}`),
        content: content(language),
      }))}
    />
  );
}
