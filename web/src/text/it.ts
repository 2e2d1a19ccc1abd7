import type { Texts } from './en';
import cards from './cards/it';
import lobby from './lobby/it';
import play from './play/it';
import series from './series/it';
import shell from './shell/it';

const texts: Texts = { shell, lobby, play, cards, series };
export default texts;
