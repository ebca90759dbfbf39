import {
  CalendarDays,
  CornerDownRight,
  FilePlus,
  Keyboard,
  LogOut,
  type LucideIcon,
  Palette as PaletteIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Command } from '#domain/commands/parseCommand';
import { may } from '#domain/identity/permissions';
import { pathToFound } from '#domain/paths/pathToFound';
import { useLogout } from '#web/identity/useLogout.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useChooseTheme } from '#web/settings/useChooseTheme.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { keysChanged } from '../navigationSlice.ts';
import type { Option } from './Option.ts';

/** The commands that concern no record. Each shows what it will do. */
export function useCommands(command: Command | null): Option[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const logout = useLogout();
  const chooseTheme = useChooseTheme();
  const capacity = useAppSelector(({ user }) => capacityOf(user));
  const option = (icon: LucideIcon, title: string, choose: () => void): Option[] => [
    { id: `command-${title}`, title, detail: '', icon, choose },
  ];
  switch (command?.kind) {
    case 'theme': {
      const name = t(`layout.themes.${command.theme}`);
      return option(PaletteIcon, t('palette.actions.theme', { name }), () => chooseTheme(command.theme));
    }
    case 'file': {
      if (command.case_number !== null || !may(capacity, 'filings:file')) return [];
      return option(FilePlus, t('palette.actions.fileDocument'), () => void navigate('/case-processing'));
    }
    case 'keys':
      return option(Keyboard, t('palette.actions.keys'), () => dispatch(keysChanged(true)));
    case 'sign_out':
      return option(LogOut, t('palette.actions.signOut'), () => void logout());
    case 'schedule': {
      if (command.case_number !== null || !may(capacity, 'hearings:request')) return [];
      const title = t(may(capacity, 'hearings:schedule') ? 'palette.actions.schedule' : 'palette.actions.request');
      return option(CalendarDays, title, () => void navigate(pathToFound.schedule()));
    }
    default:
      return [];
  }
}

/** What the search understands, shown before anything is typed. */
export function useExamples(onType: (text: string) => void): Option[] {
  const { t } = useTranslation();
  const capacity = useAppSelector(({ user }) => capacityOf(user));
  const examples = [
    { key: 'file', shown: may(capacity, 'filings:file') },
    { key: 'schedule', shown: may(capacity, 'hearings:request') },
    { key: 'deadline', shown: may(capacity, 'deadlines:compute') },
    { key: 'go', shown: true },
    { key: 'dark', shown: true },
    { key: 'keys', shown: true },
  ];
  return examples
    .filter(({ shown }) => shown)
    .map(({ key }) => ({
      id: key,
      title: t(`palette.examples.${key}.text`),
      detail: t(`palette.examples.${key}.about`),
      icon: CornerDownRight,
      choose: () => onType(t(`palette.examples.${key}.typed`)),
    }));
}
