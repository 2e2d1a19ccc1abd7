import type { Texts } from './en';
import cards from './cards/ru';
import lobby from './lobby/ru';
import play from './play/ru';
import series from './series/ru';
import shell from './shell/ru';

const texts: Texts = { shell, lobby, play, cards, series };
export default texts;
