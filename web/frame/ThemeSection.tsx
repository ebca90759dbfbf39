import { type LucideIcon, Moon, Palette, Sun } from 'lucide-react';
import { Header, MenuSection } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type Theme, themes } from '#domain/settings/preferences';
import { useTheme } from '#web/theme/themes.ts';
import { MenuLine } from './MenuLine.tsx';

const themeIcons: Record<Theme, LucideIcon> = { 'blue-yellow': Palette, dark: Moon, light: Sun };

/** The themes, as a section of the menu in the header. */
export function ThemeSection({ choose }: { choose: (theme: Theme) => void }) {
  const { t } = useTranslation();
  const theme = useTheme();
  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[theme]}
      onSelectionChange={(keys) => {
        const [chosen] = keys as Set<Theme>;
        if (chosen) choose(chosen);
      }}
    >
      <Header className="eyebrow">{t('layout.theme')}</Header>
      {themes.map((one) => (
        <MenuLine key={one} id={one} icon={themeIcons[one]} label={t(`layout.themes.${one}`)} />
      ))}
    </MenuSection>
  );
}
