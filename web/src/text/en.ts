import cards from './cards/en';
import lobby from './lobby/en';
import play from './play/en';
import series from './series/en';
import shell from './shell/en';

const texts = { shell, lobby, play, cards, series };
export default texts;
export type Texts = typeof texts;
