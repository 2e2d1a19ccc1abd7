import type { Texts } from './en';
import cards from './cards/pl';
import lobby from './lobby/pl';
import play from './play/pl';
import series from './series/pl';
import shell from './shell/pl';

const texts: Texts = { shell, lobby, play, cards, series };
export default texts;
