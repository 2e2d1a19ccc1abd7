import type { Texts } from './en';
import cards from './cards/fr';
import lobby from './lobby/fr';
import play from './play/fr';
import series from './series/fr';
import shell from './shell/fr';

const texts: Texts = { shell, lobby, play, cards, series };
export default texts;
