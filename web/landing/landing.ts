import './AssistantSection.module.css';
import './CaseStudies.module.css';
import './Demo.module.css';
import './Hero.module.css';
import './LandingFooter.module.css';
import './LandingHeader.module.css';
import './LandingPage.module.css';
import './RequestLink.module.css';
import './SamplePleading.module.css';
import './Security.module.css';
import './Terminal.module.css';
import './landing.module.css';
import { followConfiguredLinks } from './followConfiguredLinks.ts';
import { runDemo } from './runDemo.ts';
import { showSession } from './showSession.ts';
import { typeTerminal } from './typeTerminal.ts';

// All the JavaScript of the landing page. The page is complete without it.
showSession(document);
runDemo(document);
typeTerminal(document);
void followConfiguredLinks(document);
