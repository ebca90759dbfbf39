import { useNavigate } from 'react-router';
import { SwitchProfileScreen } from './SwitchProfileScreen.tsx';

/** /switch-profile for a signed-in person. */
export function SwitchProfileInApp() {
  const navigate = useNavigate();
  return <SwitchProfileScreen go={(path) => void navigate(path)} />;
}
